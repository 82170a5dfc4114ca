import type {Purchase} from '../../simulator/store/purchase.ts';
import {isUuid} from '../../simulator/store/uuid.ts';
import {empty} from '../answers.ts';
import {fail} from './apiErrors.ts';
import {type AppStoreSide, originalOf} from './appStoreSide.ts';

/** Set App Account Token: binds a purchase that was made outside of the app, and all that follow from it. */
export function setAccountToken(
  {simulator}: AppStoreSide,
  purchase: Purchase,
  id: string,
  token: unknown,
): Response {
  if (purchase.original !== null || id !== purchase.transactionId) return fail(4000187);
  if (purchase.family) return fail(4000185);
  if (typeof token !== 'string' || !isUuid(token)) return fail(4000183);
  for (const one of simulator.store.purchases)
    if (originalOf(one) === purchase) one.accountToken = token.toLowerCase();
  return empty(200);
}
