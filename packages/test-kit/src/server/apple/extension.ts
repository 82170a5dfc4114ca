import {DAY} from '../../simulator/clock.ts';
import type {Purchase} from '../../simulator/store/purchase.ts';
import {json} from '../answers.ts';
import {fail} from './apiErrors.ts';
import {type AppStoreSide, originalOf} from './appStoreSide.ts';

const LONGEST_DAYS = 90;
const TIMES_IN_A_YEAR = 2;

/** Extend a Subscription Renewal Date. */
export function extendRenewal(
  {simulator}: AppStoreSide,
  purchase: Purchase,
  body: Readonly<Record<string, unknown>>,
): Response {
  const {extendByDays: days, extendReasonCode: reason, requestIdentifier: name} = body;
  const {subscription, family} = purchase;
  if (purchase.original !== null || !subscription) return fail(4040005);
  if (typeof days !== 'number' || !Number.isInteger(days) || days < 1 || days > LONGEST_DAYS)
    return fail(4000009);
  if (![0, 1, 2, 3].some((one) => one === reason)) return fail(4000010);
  if (typeof name !== 'string' || name === '' || name.length > 128) return fail(4000011);
  if (family) return fail(4030007);
  const {current, extensions} = subscription;
  if (subscription.state !== 'active' || current.price === 0) return fail(4030004);
  const {now} = simulator.clock;
  if (extensions.filter((at) => now - at < 365 * DAY).length >= TIMES_IN_A_YEAR)
    return fail(4030005);
  simulator.store.renewals.extend(subscription, days * DAY);
  return json({
    originalTransactionId: originalOf(current).transactionId,
    webOrderLineItemId: current.transactionId,
    success: true,
    effectiveDate: current.expiresAt,
  });
}
