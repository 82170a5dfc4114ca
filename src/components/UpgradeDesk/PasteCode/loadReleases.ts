import {docsVersions} from '../../../site/versions.ts';
import type {Release, ReleaseSymbol} from 'expo-iap-upgrade/scan/library/release';

type PublishedSurface = {readonly package: string; readonly symbols: readonly ReleaseSymbol[]};

/** Loads the names of the documented releases, which this site publishes for programs. */
export async function loadReleases(baseUrl: string): Promise<readonly Release[]> {
  return Promise.all(
    docsVersions.map(async ({version}) => {
      const response = await fetch(`${baseUrl}data/${version}/surface.json`);
      if (!response.ok) throw new Error(`The names of expo-iap ${version} couldn’t load.`);
      const surface: PublishedSurface = await response.json();
      const symbols = surface.symbols.map(({name, exported, kind, platform, signature}) => ({
        name,
        exported,
        kind,
        platform,
        signature,
      }));
      return {patch: surface.package.replace('expo-iap@', ''), symbols};
    }),
  );
}
