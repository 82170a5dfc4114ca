import type {PurchaseKey} from '../storePurchase.ts';
import type {Database} from './database.ts';
import {makeDue} from './dueWork.ts';
import {lockOfPurchase} from './locks.ts';

/** A process that reads a list says so with each page; one that died is followed after this time. */
const LEASE = 5 * 60_000;

/** Lists of the stores that are read from time to time, in case messages got lost. */
export function createSweeps(database: Database) {
  return {
    /** Where the last page ended, in the words of the list; null when it is not due, or another process has it. */
    claimSweep: (name: string) =>
      database.locked([`sweep ${name}`], async (db, now) => {
        await db
          .insertInto('sweeps')
          .values({name, position: null, dueAt: now, attempts: 0, endedAt: null})
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute();
        const claimed = await db
          .updateTable('sweeps')
          .set(({eb}) => ({dueAt: now + LEASE, attempts: eb('attempts', '+', 1)}))
          .where('name', '=', name)
          .where('dueAt', '<=', now)
          .returning('position')
          .executeTakeFirst();
        return claimed === undefined ? null : {name, position: claimed.position, now};
      }),
    /** A page is read: what it names is due, and the next claim goes on behind it. */
    sweptTo: (name: string, position: string, found: readonly PurchaseKey[]) =>
      database.locked(found.map(lockOfPurchase), async (db, now) => {
        await makeDue(db, found, {at: now, cause: `list ${name}`});
        await db
          .updateTable('sweeps')
          .set({position, dueAt: now + LEASE})
          .where('name', '=', name)
          .execute();
      }),
    /** The list is read to its end: due again after this time. */
    sweepEnded: (name: string, every: number) =>
      database.locked([], async (db, now) => {
        await db
          .updateTable('sweeps')
          .set({dueAt: now + every, attempts: 0, endedAt: now})
          .where('name', '=', name)
          .execute();
      }),
  };
}
