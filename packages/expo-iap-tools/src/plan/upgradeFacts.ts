import {allHistory} from 'expo-iap-api-data/history/allHistory';
import type {HistoryChange} from 'expo-iap-api-data/history/changes';
import {knownPatches} from 'expo-iap-api-data/history/patches';
import {comparedPatches} from 'expo-iap-api-data/releaseLines';
import {type BrokenBuild, brokenBuilds} from 'expo-iap-api-data/upgrade/brokenBuilds';
import type {Effect} from 'expo-iap-api-data/upgrade/effect';
import {allEffects} from 'expo-iap-api-data/upgrade/effects/allEffects';
import {type Requirement, requirements} from 'expo-iap-api-data/upgrade/requirements';
import {type TypeRename, typeRenames} from 'expo-iap-api-data/upgrade/typeRenames';

/** Everything that plans are worked out from; plain data, so that a browser can load it as one file. */
export type UpgradeFacts = {
  /** Every patch that an upgrade can start from or lead to, oldest first. */
  readonly patches: readonly string[];
  /** Those whose exports and types the site has, oldest first. */
  readonly compared: readonly string[];
  /** Oldest patch first. */
  readonly history: readonly HistoryChange[];
  readonly effects: readonly Effect[];
  readonly requirements: readonly Requirement[];
  readonly brokenBuilds: readonly BrokenBuild[];
  readonly typeRenames: readonly TypeRename[];
};

/** The facts about upgrades, for builds and tests; a browser loads them as data. */
export const upgradeFacts: UpgradeFacts = {
  patches: knownPatches.map(({patch}) => patch),
  compared: comparedPatches.map(({patch}) => patch).toReversed(),
  history: allHistory,
  effects: allEffects,
  requirements,
  brokenBuilds,
  typeRenames,
};
