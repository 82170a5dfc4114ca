import type {HistoryChange} from 'expo-iap-api-data/history/changes';
import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import {type PatchRange, rangeOf} from 'expo-iap-api-data/history/ranges';
import type {Effect} from 'expo-iap-api-data/upgrade/effect';
import type {Lifetime} from './lifetimes.ts';
import type {OpenDate, PlanEntry, UpgradePlan} from './plan.ts';
import type {UpgradeFacts} from './upgradeFacts.ts';

type Ends = Pick<UpgradePlan, 'from' | 'to'>;

/** What an entry claims, and what it rests on. */
type Claim = {
  readonly kind: PlanEntry['kind'];
  readonly life: Lifetime;
  readonly effects: readonly Effect[];
};

/** The patches of an entry that lie between the two patches by upstream's git history alone, or that no source names. */
export function openDatesOf(
  {kind, life: {changes, advice}, effects}: Claim,
  ends: Ends,
  {history, compared}: Pick<UpgradeFacts, 'history' | 'compared'>,
): readonly OpenDate[] {
  const ofChanges = changes.map((change) => openDate(change, rangeOf(change, compared), ends));
  const ofEffects = effects.map((effect) =>
    openDate(effect, effectRange(effect, {history, compared}), ends),
  );
  // Advice counts when the newer patch gives it, whenever it began.
  const range = kind === 'deprecated' && advice ? rangeOf(advice, compared) : undefined;
  const isOpenAdvice = advice && range && comparePatchNumbers(ends.to, range.upTo) < 0;
  const ofAdvice = isOpenAdvice
    ? [{patch: advice.patch, range, isNamed: isNamed(advice), isInside: false}]
    : [];
  const seen = new Map<string, OpenDate>();
  for (const date of [...ofChanges, ...ofEffects, ...ofAdvice])
    if (date) seen.set(date.patch, date);
  return [...seen.values()];
}

/** What is dated: a change by its evidence, an effect by its own range. */
type Dated = {
  readonly patch: string;
  readonly after?: string;
  readonly evidence?: HistoryChange['evidence'];
};

/** Whether any source names the patch. */
function isNamed({after, evidence}: Dated): boolean {
  return after === undefined && evidence !== 'compared';
}

function openDate(
  dated: Dated,
  range: PatchRange | undefined,
  {from, to}: Ends,
): OpenDate | undefined {
  if (range === undefined) return undefined;
  const isOldBefore = range.after !== undefined && comparePatchNumbers(from, range.after) <= 0;
  const isNewAfter = comparePatchNumbers(to, range.upTo) >= 0;
  const isInside = isOldBefore && isNewAfter;
  const hasSource = isNamed(dated);
  return isInside && hasSource
    ? undefined
    : {patch: dated.patch, range, isNamed: hasSource, isInside};
}

/**
 * The range of an effect: its own, or that of the change that it explains. Without a change, only upstream's git
 * history names the patch.
 */
function effectRange(
  {patch, name, after}: Effect,
  {history, compared}: Pick<UpgradeFacts, 'history' | 'compared'>,
): PatchRange | undefined {
  if (after !== undefined) return {after, upTo: patch};
  const told = history.find((entry) => entry.patch === patch && entry.name === name);
  const evidence: HistoryChange['evidence'] = told?.evidence ?? 'history';
  return rangeOf({patch, evidence}, compared);
}
