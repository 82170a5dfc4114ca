import type {Purchase} from './purchase.ts';

/** One charge of Google Play: a purchase, or a renewal of it. */
export type Order = {
  readonly id: string;
  readonly purchase: Purchase;
  readonly productId: string;
  readonly offerToken: string | null;
  readonly time: number;
  readonly price: number;
  /** End of the period that it is for; null for what has none. */
  readonly end: number | null;
};

/** What a purchase was charged last. */
export function orderOf(purchase: Purchase, time: number): Order | undefined {
  const {orderId: id, productId, offerToken, price, expiresAt: end} = purchase;
  return id === null ? undefined : {id, purchase, productId, offerToken, time, price, end};
}
