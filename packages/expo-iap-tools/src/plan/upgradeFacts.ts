import {allHistory} from 'expo-iap-api-data/history/allHistory';
import {knownPatches} from 'expo-iap-api-data/history/patches';
import {historyToTargets} from 'expo-iap-api-data/history/targetHistory';
import {comparedPatches, comparedTargets} from 'expo-iap-api-data/releaseLines';
import {brokenBuilds} from 'expo-iap-api-data/upgrade/brokenBuilds';
import {allEffects, targetEffects} from 'expo-iap-api-data/upgrade/effects/allEffects';
import {type Requirement, requirements} from 'expo-iap-api-data/upgrade/requirements';
import {targetTypeRenames, typeRenames} from 'expo-iap-api-data/upgrade/typeRenames';

const documented = knownPatches.map(({patch}) => patch);
const needs: readonly Requirement[] = requirements.filter(({since}) => documented.includes(since));

/** What plans between documented releases are worked out from; a browser loads it as data, in one file. */
export const upgradeFacts = {
  /** Every patch that an upgrade can start from or lead to, oldest first. */
  patches: documented,
  /** Those whose exports and types the site has, oldest first. */
  compared: comparedPatches.map(({patch}) => patch).toReversed(),
  /** Oldest patch first. */
  history: allHistory,
  effects: allEffects,
  requirements: needs,
  brokenBuilds,
  typeRenames,
};

export type UpgradeFacts = Readonly<typeof upgradeFacts>;

const targets = comparedTargets.map(({patch}) => patch).toReversed();

/** The same up to the releases that only upgrades lead to: whoever passes these facts plans for targets too. */
export const targetFacts: UpgradeFacts = {
  ...upgradeFacts,
  patches: [...upgradeFacts.patches, ...targets],
  compared: [...upgradeFacts.compared, ...targets],
  history: historyToTargets,
  effects: [...allEffects, ...targetEffects],
  requirements,
  typeRenames: [...typeRenames, ...targetTypeRenames],
};

/** The facts to plan with: those with targets only where somebody names one, as 5, 5.8 or 5.8.1. */
export function factsFor(to: string | undefined): UpgradeFacts {
  const asked = `${to?.replace(/^v/i, '') ?? 'latest'}.`;
  const names = (patches: readonly string[]): boolean =>
    patches.some((patch) => `${patch}.`.startsWith(asked));
  return names(targets) && !names(upgradeFacts.patches) ? targetFacts : upgradeFacts;
}
