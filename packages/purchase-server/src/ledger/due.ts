import type {Products} from '../product.ts';
import type {StorePurchase} from '../storePurchase.ts';
import type {Purchase} from './purchase.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a store is left alone; what lasts a month in production lasts minutes in the sandbox. */
const PAUSES = {
  /** While nothing is due: its message that somebody paid, resumed or changed to another plan may be lost. */
  quiet: {Production: 24 * HOUR, Sandbox: 10 * MINUTE},
  /** An acknowledgment that nobody could give yet, of the three days that Google leaves. */
  unclaimed: {Production: 6 * HOUR, Sandbox: MINUTE},
  /** A period that is over while the store has not yet said how it goes on. */
  turning: {Production: 10 * MINUTE, Sandbox: MINUTE / 2},
} as const;

/**
 * Whether the store waits for an acknowledgment that may be given: the purchase is paid, somebody gets it, and the catalog
 * has the line that counts.
 */
export function needsAcknowledgment(
  {acknowledged, state, userId, lines}: Purchase,
  products: Products,
): boolean {
  const isPaid = state === 'paid' || state === 'grace';
  const isSold = products(lines[0]?.productId ?? '') !== undefined;
  return !acknowledged && isPaid && userId !== null && isSold;
}

/** When a purchase is due after its store answered. An acknowledgment that failed keeps its growing distance. */
export function dueAfter(
  purchase: Purchase,
  before: Purchase | undefined,
  now: number,
  products: Products,
): Pick<Purchase, 'dueAt' | 'attempts'> {
  const dueAt = nextDue(purchase, now, products);
  const isTriedAgain =
    before !== undefined &&
    before.attempts > 0 &&
    before.dueAt !== null &&
    needsAcknowledgment(before, products) &&
    needsAcknowledgment(purchase, products);
  return isTriedAgain
    ? {dueAt: Math.max(before.dueAt, now), attempts: before.attempts}
    : {dueAt, attempts: 0};
}

/** When the store is asked again although nobody told anything; null for never. */
function nextDue(purchase: Purchase, now: number, products: Products): number | null {
  const times = [whenRead(purchase, now), whenAcknowledged(purchase, now, products)];
  const due = times.filter((time) => time !== null);
  return due.length > 0 ? Math.min(...due) : null;
}

function whenRead({type, state, environment, lines}: StorePurchase, now: number): number | null {
  switch (state) {
    case 'pending':
    case 'hold':
    case 'paused':
      return now + PAUSES.quiet[environment];
    case 'paid':
    case 'grace': {
      if (type === 'product') return null;
      const ends = lines.flatMap(({accessUntil}) => accessUntil ?? []).filter((end) => end > now);
      if (ends.length === 0) return now + PAUSES.turning[environment];
      return Math.min(...ends, now + PAUSES.quiet[environment]);
    }
    case 'ended':
    case 'refunded':
      return null;
  }
}

function whenAcknowledged(purchase: Purchase, now: number, products: Products): number | null {
  const {acknowledged, state, environment} = purchase;
  if (acknowledged || (state !== 'paid' && state !== 'grace')) return null;
  // Who records it acknowledges it at once; this is for a process that dies before.
  if (needsAcknowledgment(purchase, products)) return now + MINUTE;
  return now + PAUSES.unclaimed[environment];
}
