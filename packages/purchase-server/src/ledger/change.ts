import type {StorePurchase} from '../storePurchase.ts';
import {type Row, sameLines} from './purchaseRows.ts';

/** Whether a store says something else than the ledger has. An acknowledgment is the ledger's own act, and no news. */
export function differs(told: StorePurchase, row: Row): boolean {
  return (
    givesOther(told, row) ||
    told.renews !== row.renews ||
    told.orderId !== row.orderId ||
    told.boughtAt !== row.boughtAt ||
    told.resumes !== row.resumes ||
    (told.replaces ?? row.replaces) !== row.replaces
  );
}

/** Whether what a user has, or is told, is another. */
export function givesOther(
  told: Pick<StorePurchase, 'state' | 'lines' | 'refundedPart'>,
  row: Pick<Row, 'state' | 'lines' | 'refundedPart'>,
): boolean {
  return (
    told.state !== row.state ||
    !sameLines(told.lines, row.lines) ||
    told.refundedPart?.part !== row.refundedPart?.part ||
    told.refundedPart?.of !== row.refundedPart?.of
  );
}

/** A plan that another one took over: whatever its store says of it, it gives nothing. */
export function withoutAccess<Told extends Pick<StorePurchase, 'state' | 'lines' | 'renews'>>(
  told: Told,
): Told {
  const state = told.state === 'refunded' ? told.state : 'ended';
  const lines = told.lines.map((line) => ({...line, accessUntil: null}));
  return {...told, state, lines, renews: false};
}
