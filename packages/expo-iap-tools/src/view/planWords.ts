import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import {rangeWords} from 'expo-iap-api-data/history/ranges';
import {isUpgradeTarget} from 'expo-iap-api-data/releaseLines';
import {
  memberOf,
  type OpenDate,
  type PlanEntry,
  type PlannedBreak,
  type PlannedRequirement,
  type UpgradePlan,
} from '../plan/plan.ts';

/** What a page says first of a release that it has no reference of; undefined for one that is documented. */
export function laterNote({to}: Pick<UpgradePlan, 'to'>): string | undefined {
  if (!isUpgradeTarget(to)) return undefined;
  return `This site has no reference of ${to}, so this list is read from its package. Upstream’s documentation is at openiap.dev/docs.`;
}

/** What readers see about how a requirement of the build changes. */
export const stateNames: Readonly<Record<PlannedRequirement['state'], string>> = {
  new: 'New',
  same: 'As before',
  gone: 'No longer needed',
};

/** What to do before code changes, in this order: what the build needs is in place when native projects are made. */
export function installWords(to: string): readonly string[] {
  return [
    'Set each requirement that the table below marks as new, because the native projects are generated from these settings.',
    `Install the package: \`npx expo install expo-iap@${to}\``,
    'Regenerate the native projects: `npx expo prebuild --clean`. It deletes `ios` and `android`, so if you edited them by hand, or the project has no prebuild, run `pod install` in `ios` instead.',
    'Build the app and install it on every device. JavaScript and native code must be from one release, so give over-the-air updates a new runtime version.',
  ];
}

/**
 * When a deprecated name goes: what happened counts more than what was announced. Releases before a target can have removed
 * what it lacks.
 */
export function removalWords({
  removedIn,
}: {
  readonly removedIn?: string | undefined;
} = {}): string | undefined {
  if (removedIn === undefined) return undefined;
  return `is ${isUpgradeTarget(removedIn) ? 'gone' : 'removed'} in ${removedIn}`;
}

/** What a patch that can't be built means for the upgrade, and what to do; nothing to do about the older of the two. */
export function breakWords({patch, platform, because, instead}: PlannedBreak): {
  readonly says: string;
  readonly todo?: string;
} {
  const says = `On ${platform === 'ios' ? 'iOS' : 'Android'}, ${patch} doesn’t compile: ${because}.`;
  return instead === undefined ? {says} : {says, todo: `Install ${instead} instead.`};
}

/** What happened to a name. */
export function changeWords({changes, effects}: PlanEntry): string {
  const details = changes.flatMap(({detail}) => detail ?? []);
  return [...new Set([...details, ...effects.map(({otherwise}) => otherwise)])].join(' ');
}

/** The name to write instead of the old one; none while a name stays, also where its type is called differently. */
export function successorOf({kind, name, now, deprecated}: PlanEntry): string | undefined {
  if (kind === 'added') return undefined;
  const isSame = now === undefined || memberOf(now) === memberOf(name);
  return isSame ? deprecated?.replacement : now;
}

/** The patches of an entry. Where the compared releases leave a date open, their range is in parentheses, or alone. */
export function patchWords(
  patches: readonly string[],
  openDates: readonly OpenDate[] = [],
): string {
  const words = patches.map((patch) => {
    const open = openDates.find((date) => date.patch === patch);
    if (!open) return patch;
    return open.isNamed ? `${patch} (${rangeWords(open.range)})` : rangeWords(open.range);
  });
  return words.join(words.some((each) => each.includes(',')) ? '; ' : ', ');
}

/** What is proven of the date of one patch; nothing where it is certain. */
export function openDateSentence(
  patch: string,
  openDates: readonly OpenDate[] = [],
): string | undefined {
  const open = openDates.find((date) => date.patch === patch);
  if (!open) return undefined;
  const words = rangeWords(open.range);
  return open.isNamed
    ? `Upstream’s git history dates this to ${patch}, but the releases that were compared prove only that it happened ${words}.`
    : `It happened in a patch ${words}, but no source names the patch.`;
}

/** What the ranges in a plan mean; undefined for a plan without them. */
export function rangeNote({from, to, ...lists}: UpgradePlan): string | undefined {
  const entries = [...lists.mustChange, ...lists.shouldChange, ...lists.new];
  const dates = entries.flatMap(({openDates = []}) => openDates);
  const ranges = dates.map(({range}) => range);
  const [first] = ranges;
  if (!first) return undefined;
  const isEarly = ranges.some(({after}) => !after || comparePatchNumbers(after, from) < 0);
  const isLate = ranges.some(({upTo}) => comparePatchNumbers(upTo, to) > 0);
  const doubts = [
    ...(isEarly ? [`can already be in ${from}`] : []),
    ...(isLate ? [`isn’t certain to be in ${to}`] : []),
  ];
  return [
    `Some changes have a range of releases instead of a patch, such as “${rangeWords(first)}”.`,
    `The releases that this site has compared prove only the range${dates.some(({isNamed}) => isNamed) ? ', and a patch before it comes from upstream’s git history' : ''}.`,
    ...(doubts.length > 0 ? [`Such a change ${doubts.join(', or ')}.`] : []),
  ].join(' ');
}
