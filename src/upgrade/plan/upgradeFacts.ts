import {allHistory} from '../../library/history/allHistory.ts';
import {knownPatches} from '../../library/history/patches.ts';
import {allEffects} from '../../library/upgrade/effects/allEffects.ts';
import {requirements} from '../../library/upgrade/requirements.ts';
import {typeRenames} from '../../library/upgrade/typeRenames.ts';
import type {UpgradeFacts} from './facts.ts';

/** What this site knows about upgrades. For builds and tests; a browser loads the same as data. */
export const upgradeFacts: UpgradeFacts = {
  patches: knownPatches.map(({patch}) => patch),
  history: allHistory,
  effects: allEffects,
  requirements,
  typeRenames,
};
