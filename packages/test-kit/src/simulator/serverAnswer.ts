import {DAY} from './clock.ts';
import type {Purchase} from './store/purchase.ts';
import type {World} from './world.ts';

/** What a user has. */
export type Account = {
  readonly coins: number;
  /** For each product until when, in ms since 1970. */
  readonly access: Readonly<Record<string, number>>;
  /** Subscriptions that no money comes for. */
  readonly unpaid: Readonly<Record<string, Unpaid>>;
};

type Unpaid = 'grace' | 'hold' | 'paused';

/** What the server says about a purchase, in the words of the server that the site shows. */
export type Answer = {
  readonly genuine: boolean;
  readonly state: 'pending' | 'paid' | Unpaid | 'ended' | 'refunded' | null;
  /** Null when the purchase gives no access now. */
  readonly accessUntil: number | null;
  /** Whether another user of the app has it. */
  readonly ofAnother: boolean;
  readonly account: Account;
};

const FOREVER = Date.UTC(9999, 11, 31);

const planStates = {
  active: 'paid',
  grace: 'grace',
  retry: 'hold',
  paused: 'paused',
  expired: 'ended',
  revoked: 'refunded',
} as const;

/** What the store says now. Apple has one state for a whole subscription, Google one for each plan. */
export function stateOf({platform}: World, purchase: Purchase): Answer['state'] {
  const {payment, subscription, id} = purchase;
  if (payment === 'pending') return 'pending';
  if (!subscription) return payment === 'paid' ? 'paid' : 'refunded';
  if (platform === 'ios') return planStates[subscription.state];
  // Google does not say of a plan whether the money was given back.
  const isOver = payment !== 'paid' || subscription.current.id !== id;
  return isOver ? 'ended' : planStates[subscription.state];
}

export function isUnpaid(state: Answer['state']): state is Unpaid {
  return state === 'grace' || state === 'hold' || state === 'paused';
}

/** Until when a purchase gives access. */
export function accessUntil(world: World, purchase: Purchase): number | null {
  const {subscription, productId} = purchase;
  const state = stateOf(world, purchase);
  if (!subscription) return state === 'paid' && coinsOf(purchase) === 0 ? FOREVER : null;
  const {expiresAt} = subscription.current;
  if (state === 'paid') return expiresAt;
  if (state !== 'grace' || expiresAt === null) return null;
  return expiresAt + (world.catalog.getSubscription(productId).graceDays ?? 0) * DAY;
}

/** The coins of a pack, which its id names. */
export function coinsOf({
  productId,
  quantity,
  refundedQuantity,
}: Pick<Purchase, 'productId' | 'quantity' | 'refundedQuantity'>): number {
  return (quantity - refundedQuantity) * Number(/^coins_(\d+)$/.exec(productId)?.[1] ?? 0);
}
