import type {Purchase} from './purchase.ts';

/** One charge of Google Play: a purchase, or a renewal of it. `end` is that of the period; null for what has none. */
export type Order = NonNullable<ReturnType<typeof orderOf>>;

/** What a purchase was charged last. */
export function orderOf(purchase: Purchase, time: number) {
  const {orderId: id, productId, offerToken, price, expiresAt: end} = purchase;
  return id === null ? undefined : {id, purchase, productId, offerToken, time, price, end};
}
