import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import {holdsAt} from 'expo-iap-api-data/upgrade/holdsAt';
import type {PlannedBreak, PlannedRequirement} from './plan.ts';
import type {UpgradeFacts} from './upgradeFacts.ts';

const ORDER: readonly PlannedRequirement['state'][] = ['new', 'gone', 'same'];

/** Compares what both patches require of a build; what is new, and so has to be done, is first. */
export function planRequirements(
  from: string,
  to: string,
  {requirements}: UpgradeFacts,
): readonly PlannedRequirement[] {
  const planned = requirements.flatMap((requirement): PlannedRequirement[] => {
    const [before, after] = [holdsAt(requirement, from), holdsAt(requirement, to)];
    if (!before && !after) return [];
    return [{requirement, state: before === after ? 'same' : after ? 'new' : 'gone'}];
  });
  // A newer version of what was needed says it all; that the old one isn't needed anymore would only confuse.
  const isReplaced = ({requirement: old, state}: PlannedRequirement): boolean =>
    state === 'gone' &&
    planned.some(({requirement, state: now}) => now === 'new' && requirement.kind === old.kind);
  return planned
    .filter((one) => !isReplaced(one))
    .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}

/** Says which of the two patches can't be built, and what to install instead of the newer one. */
export function planBreaks(
  from: string,
  to: string,
  {patches, brokenBuilds}: Pick<UpgradeFacts, 'patches' | 'brokenBuilds'>,
): readonly PlannedBreak[] {
  return brokenBuilds
    .filter(({patch}) => patch === from || patch === to)
    .map((broken) => {
      if (broken.patch === from) return broken;
      const sound = patches.filter(
        (patch) =>
          !brokenBuilds.some((one) => one.patch === patch && one.platform === broken.platform),
      );
      // A later patch is the one that repairs it; an earlier one lacks what the reader wants.
      const instead =
        sound.find((patch) => comparePatchNumbers(patch, to) > 0) ??
        sound.findLast((patch) => comparePatchNumbers(patch, to) < 0);
      return instead === undefined ? broken : {...broken, instead};
    });
}
