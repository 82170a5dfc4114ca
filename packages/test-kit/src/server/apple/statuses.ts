import type {Purchase, Subscription} from '../../simulator/store/purchase.ts';
import {json} from '../answers.ts';
import {appOf, type Asked, originalOf, purchasesOf} from './appStoreSide.ts';
import {statusOf} from './payloads.ts';
import {renewalPayload} from './renewalPayload.ts';

/** Get All Subscription Statuses: the newest transaction of each subscription, by group. */
export function answerStatuses({side, query}: Asked, purchase: Purchase): Response {
  const {simulator, signer} = side;
  const wanted = query.getAll('status');
  const newest = new Map<string, Subscription>();
  // What is subscribed to again goes on under its original id.
  for (const {subscription} of purchasesOf(side, purchase))
    if (subscription) newest.set(originalOf(subscription.current).transactionId, subscription);
  const groups = new Map<string, object[]>();
  for (const [originalTransactionId, subscription] of newest) {
    const {current} = subscription;
    const status = statusOf(current);
    if (wanted.length > 0 && !wanted.includes(String(status))) continue;
    const {group} = simulator.catalog.getSubscription(current.productId);
    const item = {
      ...{originalTransactionId, status},
      signedTransactionInfo: signer.signPurchase(current),
      signedRenewalInfo: signer.sign(renewalPayload(simulator, subscription)),
    };
    groups.set(group, [...(groups.get(group) ?? []), item]);
  }
  const data = [...groups].map(([subscriptionGroupIdentifier, lastTransactions]) => ({
    subscriptionGroupIdentifier,
    lastTransactions,
  }));
  return json({...appOf(side), data});
}
