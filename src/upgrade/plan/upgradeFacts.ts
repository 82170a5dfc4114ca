import {allHistory} from '../../library/history/allHistory.ts';
import type {HistoryChange} from '../../library/history/changes.ts';
import {comparePatchNumbers} from '../../library/history/patchNumbers.ts';
import {knownPatches} from '../../library/history/patches.ts';
import {type BrokenBuild, brokenBuilds} from '../../library/upgrade/brokenBuilds.ts';
import type {Effect} from '../../library/upgrade/effect.ts';
import {allEffects} from '../../library/upgrade/effects/allEffects.ts';
import type {Requirement} from '../../library/upgrade/requirement.ts';
import {requirements} from '../../library/upgrade/requirements.ts';
import {type TypeRename, typeRenames} from '../../library/upgrade/typeRenames.ts';
import {docsVersions} from '../../site/versions.ts';

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
  compared: docsVersions
    .flatMap(({patch, olderPatches}) => [patch, ...olderPatches.map((older) => older.patch)])
    .toSorted(comparePatchNumbers),
  history: allHistory,
  effects: allEffects,
  requirements,
  brokenBuilds,
  typeRenames,
};
