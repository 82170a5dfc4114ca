import surface26 from 'expo-iap-api-data/surface/2.6.json' with {type: 'json'};
import surface27 from 'expo-iap-api-data/surface/2.7.json' with {type: 'json'};
import surface280 from 'expo-iap-api-data/surface/2.8.0.json' with {type: 'json'};
import surface287 from 'expo-iap-api-data/surface/2.8.7.json' with {type: 'json'};
import surface28 from 'expo-iap-api-data/surface/2.8.json' with {type: 'json'};
import type {Release, ReleaseSymbol} from '../scan/library/release.ts';

/** Every release whose types were read, as the page loads them. */
export const releases: readonly Release[] = [
  surface28,
  surface287,
  surface280,
  surface27,
  surface26,
].map(({patch, symbols}) => ({
  patch,
  symbols: symbols.map(({name, exported, kind, platform, signature}) => ({
    ...{name, exported, kind, signature},
    platform: readPlatform(platform),
  })),
}));

function readPlatform(text: string): ReleaseSymbol['platform'] {
  return text === 'ios' || text === 'android' ? text : 'both';
}
