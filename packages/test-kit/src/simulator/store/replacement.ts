import {addPeriods, type Phase} from './catalog.ts';
import {givesAccess, type Purchase, type Subscription} from './purchase.ts';
import type {Renewals} from './renewals.ts';
import type {SaleOptions} from './sale.ts';

/** `SubscriptionUpdateParams`. */
export type Replacement = {readonly oldToken: string; readonly mode: number};

/** Google's replacement modes; 4 is not used. */
export const replacementModes = {
  unknown: 0,
  withTimeProration: 1,
  chargeProratedPrice: 2,
  withoutProration: 3,
  chargeFullPrice: 5,
  deferred: 6,
} as const;

/** What an app or a user changes to. */
export type NewPlan = {
  readonly productId: string;
  readonly phases: readonly Phase[];
  readonly offerToken: string;
};

/**
 * Whether Google accepts the mode. A change of the base plan alone is neither prorated nor deferred, and a prorated price
 * is only charged for a plan that costs more for the same time.
 */
export function isAllowed(
  old: Subscription,
  mode: number,
  {productId, phases}: Pick<NewPlan, 'productId' | 'phases'>,
): boolean {
  const {unknown, withoutProration, chargeFullPrice, chargeProratedPrice} = replacementModes;
  if (productId === old.current.productId)
    return mode === unknown || mode === withoutProration || mode === chargeFullPrice;
  if (mode !== chargeProratedPrice) return true;
  return pricePerMs(phases) > pricePerMs(old.phases);
}

/** What is sold for a change: the plan that runs when the new one waits for the renewal, and otherwise the new one. */
export function saleOf(
  old: Purchase,
  mode: number,
  plan: NewPlan,
): SaleOptions & {readonly productId: string} {
  const {subscription, productId, offerToken} = old;
  if (mode !== replacementModes.deferred || !subscription) return {...plan, replaces: {old, mode}};
  const {phases} = subscription;
  return {productId, offerToken, phases, price: 0, replaces: {old, mode, next: plan}};
}

/** Lets a purchase that is paid for take the place of the old one. An old plan that has ended meanwhile is left alone. */
export function replacePlan(purchase: Purchase, renewals: Renewals, now: number): boolean {
  const {subscription: own, replaces} = purchase;
  if (!own || !replaces) return false;
  const {old, mode, next, items} = replaces;
  if (!old.subscription || !givesAccess(old)) return false;
  const isKept = mode === replacementModes.deferred || items !== undefined;
  if (isKept) renewals.carryOver(old.subscription, purchase, next);
  else {
    const {price, expiresAt} = termsOf(old.subscription, mode, own.phases, now);
    own.cancelTimer();
    purchase.price = price;
    renewals.replace(old.subscription, purchase, own.phases, expiresAt);
  }
  const removed = old.items.filter(({state}) => state !== 'over');
  purchase.items = items ?? removed.map((one) => ({...one, state: 'ends'}));
  Object.assign(old, {upgraded: true, replacedAt: now});
  return true;
}

/** What a change costs at once, and when its first period ends. */
function termsOf(
  {current, phases: oldPhases}: Subscription,
  mode: number | null,
  phases: readonly Phase[],
  now: number,
): {price: number; expiresAt: number} {
  const {chargeProratedPrice, withoutProration, chargeFullPrice} = replacementModes;
  const end = current.expiresAt ?? now;
  const rest = Math.max(0, end - now);
  const credit = rest * pricePerMs(oldPhases);
  if (mode === withoutProration) return {price: 0, expiresAt: end};
  if (mode === chargeProratedPrice)
    return {price: rest * pricePerMs(phases) - credit, expiresAt: end};
  const restAsNewTime = Math.round(credit / pricePerMs(phases));
  if (mode === chargeFullPrice) {
    const expiresAt = now + lengthOf(phases, now) + restAsNewTime;
    return {price: phases.at(-1)?.price ?? 0, expiresAt};
  }
  // WITH_TIME_PRORATION, which is also what Play does when the app names no mode.
  return {price: 0, expiresAt: now + restAsNewTime};
}

/** What a plan costs for a part of its period. */
export function proratedPrice(phases: readonly Phase[], from: number, to: number): number {
  return pricePerMs(phases) * (to - from);
}

function pricePerMs(phases: readonly Phase[]): number {
  return (phases.at(-1)?.price ?? 0) / lengthOf(phases, 0);
}

function lengthOf(phases: readonly Phase[], from: number): number {
  const period = phases.at(-1)?.period ?? 'P1M';
  return addPeriods(from, period) - from;
}
