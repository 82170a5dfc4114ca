import {createHash} from 'node:crypto';
import type {Purchase} from './ledger/purchase.ts';
import type {PurchaseKey} from './storePurchase.ts';

/**
 * What a purchase is called in the log. A token of Google stays out of it, since whoever has one can send it: its order
 * number, or the beginning of its hash, finds the purchase too.
 */
export function nameOf({store, id}: PurchaseKey, known?: Pick<Purchase, 'orderId'>): string {
  if (store === 'apple') return `Apple's transaction ${id}`;
  if (known?.orderId) return `Google's order ${known.orderId}`;
  return `Google's purchase #${createHash('sha256').update(id).digest('hex').slice(0, 12)}`;
}
