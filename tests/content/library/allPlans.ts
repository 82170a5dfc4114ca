import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import {comparedPatches, comparedTargets, isTypeRecord} from 'expo-iap-api-data/releaseLines';
import type {PlanEntry, UpgradePlan} from 'expo-iap-tools/plan/plan';
import {planUpgrade} from 'expo-iap-tools/plan/planUpgrade';
import {targetFacts, upgradeFacts} from 'expo-iap-tools/plan/upgradeFacts';

const {patches} = upgradeFacts;

/** The plan of every pair of patches. */
export const plans: readonly UpgradePlan[] = patches.flatMap((from, index) =>
  patches.slice(index + 1).map((to) => planUpgrade(from, to, upgradeFacts)),
);

const newest = comparedPatches[0]?.patch ?? '';

/** The releases that no page describes, from the oldest. */
export const targets = comparedTargets.map(({patch}) => patch).toReversed();

/** The plan of each step from the newest patch to a target, and from there to the next. */
export const targetPlans: readonly UpgradePlan[] = targets.map((to, index) =>
  planUpgrade(targets[index - 1] ?? newest, to, targetFacts),
);

/** All that a plan lists. */
export const entriesOf = (plan: UpgradePlan): readonly PlanEntry[] => [
  ...plan.mustChange,
  ...plan.shouldChange,
  ...plan.new,
];

/** A plan by its ends. */
export const label = ({from, to}: UpgradePlan): string => `${from} to ${to}`;

/** The compared patches whose package is installed. */
export const installed = comparedPatches.filter((patch) => !isTypeRecord(patch));

export const isAfter = (patch: string, from: string): boolean =>
  comparePatchNumbers(patch, from) > 0;
