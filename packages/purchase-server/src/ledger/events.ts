import {randomUUID} from 'node:crypto';
import type {Kysely, Selectable} from 'kysely';
import type {StorePurchase} from '../storePurchase.ts';
import type {EventTable, EventType, Tables} from './tables.ts';

/** Waits in the same database for its delivery, at least once; written in the transaction of the change. */
export type LedgerEvent = ReturnType<typeof toEvent>;

export type EventPurchase = ReturnType<typeof summary>;

type NewEvent = {
  readonly type: EventType;
  /** Nobody is told about a purchase that nobody has. */
  readonly user: string | null;
  readonly purchase?: StorePurchase;
};

export type EventWriter = ReturnType<typeof createEventWriter>;

/** Writes what happened, in the transaction in which it happens. */
export function createEventWriter(isWanted: boolean) {
  return async (db: Kysely<Tables>, at: number, {type, user, purchase}: NewEvent) => {
    if (!isWanted || user === null) return;
    const told = purchase === undefined ? null : JSON.stringify(summary(purchase));
    await db
      .insertInto('events')
      .values({
        ...{id: `evt_${randomUUID()}`, type, userId: user},
        ...{at, purchase: told, dueAt: at, attempts: 0},
      })
      .execute();
  };
}

export function toEvent({purchase, userId, ...rest}: Selectable<EventTable>) {
  // Without the purchase token: whoever has that can ask the store.
  const parsed: EventPurchase | null = purchase === null ? null : JSON.parse(purchase);
  const {id, type, at, attempts} = rest;
  return {id, type, at, attempts, user: userId, purchase: parsed};
}

function summary({store, orderId, lines, state}: StorePurchase) {
  return {store, orderId, state, productIds: lines.map(({productId}) => productId)};
}
