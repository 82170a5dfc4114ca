import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import {isUpgradeTarget, releaseLines, upgradeTargets} from 'expo-iap-api-data/releaseLines';
import type {UpgradePlan} from './plan.ts';

/** One upgrade of several, after which an app can stay for a while. */
type Stage = Pick<UpgradePlan, 'from' | 'to'>;

/**
 * The releases at which an upgrade stops, oldest first. The newest documented one has its deprecated names beside their
 * successors, so that names can be changed while the app works. 3.4.13 takes a request in the old and in the new form.
 * 2.9.7 would only be on the way: its iOS code lacks functions that 2.8.8 and 3.4.13 have, and after a lost connection to
 * Play it finishes nothing.
 */
const stops: readonly {readonly patch: string; readonly stop?: string}[] = [
  ...releaseLines.slice(0, 1).map(({patch}) => ({
    patch,
    stop: 'has its deprecated names beside their successors, so you can change calls and fields one by one while the app works.',
  })),
  ...upgradeTargets.filter(({stop}) => stop !== undefined).toReversed(),
];

/** Why an upgrade that goes on stops at a release, in a sentence for readers; undefined where none stops. */
export function stopReason(release: string): string | undefined {
  const stop = stops.find(({patch}) => patch === release)?.stop;
  return stop && `${release} ${stop}`;
}

/** The upgrades that lead from one release to another, in their order: one, unless a stop between them makes it safer. */
export function stagesOf(from: string, to: string): readonly Stage[] {
  const between = stops
    .map(({patch}) => patch)
    .filter(
      (patch) =>
        isUpgradeTarget(to) &&
        comparePatchNumbers(from, patch) < 0 &&
        comparePatchNumbers(patch, to) < 0,
    );
  return [...between, to].map((end, index) => ({from: between[index - 1] ?? from, to: end}));
}
