import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import {isUpgradeTarget, releaseLines, upgradeTargets} from 'expo-iap-api-data/releaseLines';
import type {UpgradePlan} from './plan.ts';

/** One upgrade of several, after which the app works and can be released. */
type Stage = Pick<UpgradePlan, 'from' | 'to'>;

/**
 * The releases at which an upgrade stops, oldest first. The newest documented one has its deprecated names beside their
 * successors, so that names can be changed while the app works. 3.4.13 takes a request in the old and in the new form.
 * 2.9.7 would only be on the way: its iOS code lacks functions that 2.8.8 and 3.4.13 have, and after a lost connection to
 * Play it finishes nothing.
 */
const stops: readonly string[] = [
  ...releaseLines.slice(0, 1),
  ...upgradeTargets.filter(({isStage}) => isStage).toReversed(),
].map(({patch}) => patch);

const [documented] = stops;

/** Why an upgrade stops at a target, in a sentence for readers. */
const reasons: Readonly<Record<string, string>> = {
  '3.4.13':
    '3.4.13 takes requests with `ios` and `android`, as before, and with `apple` and `google`, the only ones that 5.x takes.',
};

/** The upgrades that lead from one release to another, in their order: one, unless a stop between them makes it safer. */
export function stagesOf(from: string, to: string): readonly Stage[] {
  const between = stops.filter(
    (patch) =>
      isUpgradeTarget(to) &&
      comparePatchNumbers(from, patch) < 0 &&
      comparePatchNumbers(patch, to) < 0,
  );
  return [...between, to].map((end, index) => ({from: between[index - 1] ?? from, to: end}));
}

/** Why an upgrade that goes on stops at a release; fails for one at which none stops. */
export function stopReason(patch: string): string {
  if (patch === documented)
    return `${patch} has its deprecated names beside their successors, so you can change calls and fields one by one while the app works.`;
  const reason = reasons[patch];
  if (reason === undefined) throw new Error(`Say in stages.ts why upgrades stop at ${patch}.`);
  return reason;
}
