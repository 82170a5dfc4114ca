import {addPeriods, type Phase} from './catalog.ts';
import type {Purchase, Subscription} from './purchase.ts';
import type {Renewals} from './renewals.ts';

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

type NewPlan = {
  readonly now: number;
  readonly productId: string;
  readonly phases: readonly Phase[];
  /** Books the new plan for what is charged now. */
  readonly sell: (price: number) => Purchase;
  readonly renewals: Renewals;
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
  if (productId === old.current.productId) {
    return mode === unknown || mode === withoutProration || mode === chargeFullPrice;
  }
  if (mode !== chargeProratedPrice) return true;
  return pricePerMs(phases) > pricePerMs(old.phases);
}

/** Changes to another plan; null when it waits for the next renewal and nothing was bought now. */
export function replacePlan(old: Subscription, mode: number, plan: NewPlan): Purchase | null {
  const {now, productId, phases, sell, renewals} = plan;
  const {current} = old;
  const end = current.expiresAt ?? now;
  if (mode === replacementModes.deferred) {
    old.next = {productId, phases};
    return null;
  }
  const rest = Math.max(0, end - now);
  const credit = rest * pricePerMs(old.phases);
  const period = lengthOf(phases, now);
  const {chargeProratedPrice, withoutProration, chargeFullPrice} = replacementModes;
  const full = phases.at(-1)?.price ?? 0;
  const buy = (price: number, expiresAt: number) => {
    const purchase = sell(price);
    purchase.subscription?.cancelTimer();
    current.upgraded = true;
    renewals.replace(old, purchase, phases, expiresAt);
    return purchase;
  };
  if (mode === withoutProration) return buy(0, end);
  if (mode === chargeProratedPrice) return buy(rest * pricePerMs(phases) - credit, end);
  const restAsNewTime = Math.round(credit / pricePerMs(phases));
  if (mode === chargeFullPrice) return buy(full, now + period + restAsNewTime);
  // WITH_TIME_PRORATION, which is also what Play does when the app names no mode.
  return buy(0, now + restAsNewTime);
}

function pricePerMs(phases: readonly Phase[]): number {
  return (phases.at(-1)?.price ?? 0) / lengthOf(phases, 0);
}

function lengthOf(phases: readonly Phase[], from: number): number {
  const period = phases.at(-1)?.period ?? 'P1M';
  return addPeriods(from, period) - from;
}
