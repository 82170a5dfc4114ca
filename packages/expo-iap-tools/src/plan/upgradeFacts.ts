import {allHistory} from 'expo-iap-api-data/history/allHistory';
import {knownPatches} from 'expo-iap-api-data/history/patches';
import {comparedPatches} from 'expo-iap-api-data/releaseLines';
import {brokenBuilds} from 'expo-iap-api-data/upgrade/brokenBuilds';
import {allEffects} from 'expo-iap-api-data/upgrade/effects/allEffects';
import {requirements} from 'expo-iap-api-data/upgrade/requirements';
import {typeRenames} from 'expo-iap-api-data/upgrade/typeRenames';

/** Everything that plans are worked out from, for builds and tests; a browser loads it as data, in one file. */
export const upgradeFacts = {
  /** Every patch that an upgrade can start from or lead to, oldest first. */
  patches: knownPatches.map(({patch}) => patch),
  /** Those whose exports and types the site has, oldest first. */
  compared: comparedPatches.map(({patch}) => patch).toReversed(),
  /** Oldest patch first. */
  history: allHistory,
  effects: allEffects,
  requirements,
  brokenBuilds,
  typeRenames,
};

export type UpgradeFacts = Readonly<typeof upgradeFacts>;
