import {DAY} from '../clock.ts';
import type {GoogleOffer, SubscriptionProduct} from './catalog.ts';
import {givesAccess, type Purchase} from './purchase.ts';
import type {Renewals} from './renewals.ts';

const ACKNOWLEDGE_DAYS = 3;

/** The plan or offer that a purchase was made with; without a token, the first base plan. */
export function offerOf(
  {offers}: SubscriptionProduct,
  token: string | null,
): GoogleOffer | undefined {
  return offers.find((one) => (token === null ? one.offerId === null : one.token === token));
}

/**
 * Makes a purchase of a prepaid plan end by itself. Bought again while it runs, it adds its time to what is left, and its token
 * takes the place of the old one.
 */
export function prepay(purchase: Purchase, all: readonly Purchase[], renewals: Renewals): boolean {
  const {subscription: own, account, productId, boughtAt, expiresAt} = purchase;
  if (!own) return false;
  own.autoRenews = false;
  const old = all.find(
    (one) =>
      one !== purchase &&
      one.account === account &&
      one.productId === productId &&
      givesAccess(one),
  );
  if (!old?.subscription) return false;
  const left = Math.max(0, (old.expiresAt ?? boughtAt) - boughtAt);
  own.cancelTimer();
  purchase.replaces = {old, mode: null};
  Object.assign(old, {upgraded: true, replacedAt: boughtAt});
  renewals.replace(old.subscription, purchase, own.phases, (expiresAt ?? boughtAt) + left);
  old.subscription.autoRenews = false;
  return true;
}

/** How long Google waits for an acknowledgment: half of a prepaid plan that is shorter than a week, otherwise three days. */
export function timeToAcknowledge({boughtAt, expiresAt}: Purchase, isPrepaid: boolean): number {
  const length = (expiresAt ?? boughtAt) - boughtAt;
  return isPrepaid && length < 7 * DAY ? length / 2 : ACKNOWLEDGE_DAYS * DAY;
}
