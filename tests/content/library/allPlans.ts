import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import {comparedPatches, isTypeRecord} from 'expo-iap-api-data/releaseLines';
import type {UpgradePlan} from 'expo-iap-tools/plan/plan';
import {planUpgrade} from 'expo-iap-tools/plan/planUpgrade';
import {upgradeFacts} from 'expo-iap-tools/plan/upgradeFacts';

const {patches} = upgradeFacts;

/** The plan of every pair of patches. */
export const plans: readonly UpgradePlan[] = patches.flatMap((from, index) =>
  patches.slice(index + 1).map((to) => planUpgrade(from, to, upgradeFacts)),
);

/** The compared patches whose package is installed. */
export const installed = comparedPatches.filter((patch) => !isTypeRecord(patch));

export const isAfter = (patch: string, from: string): boolean =>
  comparePatchNumbers(patch, from) > 0;
