import {givesAccess, type Purchase} from '../simulator/store/purchase.ts';
import type {PlatformName} from '../simulator/versions.ts';
import type {PhonePurchase} from './phonePurchase.ts';

/** A purchase as a test sees it. */
export function describePurchase(os: PlatformName, purchase: Purchase): PhonePurchase {
  const {id, productId, account, token, quantity, accountToken, expiresAt, payment} = purchase;
  const {price, currency, finished, consumed, offer, offerToken, orderId, transactionId} = purchase;
  const android = os === 'android';
  return {
    ...{price, currency},
    ...{name: id, productId, account, token, quantity, accountToken, expiresAt, payment},
    transactionId: android ? orderId : transactionId,
    orderId,
    offer: android ? offerToken : offer && (offer.id ?? offer.type),
    finished,
    acknowledged: android && finished,
    consumed: android && consumed,
    active: givesAccess(purchase),
  };
}
