import type {Purchase, SubscriptionProduct} from 'expo-iap';
import {subscriptionIds} from './subscription-plans';

/** The subscription group of a plan; Google has none. */
export function groupOf(product: SubscriptionProduct): string[] {
  const info = product.platform === 'ios' ? product.subscriptionInfoIOS : undefined;
  return info ? [info.subscriptionGroupId] : [];
}

/** iOS finishes only what arrived as an event, Android what nobody acknowledged yet. */
export function mustFinish(purchase: Purchase, source: 'event' | 'read'): boolean {
  if (purchase.platform === 'ios') return source === 'event';
  return isPlan(purchase) && !purchase.isAcknowledgedAndroid;
}

/** A refund is the same transaction with a revocation date. */
export function keyIOS({
  id,
  revocationDateIOS,
}: Extract<Purchase, {platform: 'ios'}>): string {
  return `${id} ${revocationDateIOS ?? ''}`;
}

/** Leaves alone what another part of the app sells. */
export function isPlan(purchase: Purchase): boolean {
  return subscriptionIds.includes(purchase.productId);
}

/** Google lists and sends what is not paid yet. */
export function isPending(purchase: Purchase): boolean {
  return purchase.platform === 'android' && purchase.purchaseStateAndroid !== 1;
}
