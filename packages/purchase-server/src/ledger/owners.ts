import {type PurchaseKey} from '../storePurchase.ts';
import type {Database} from './database.ts';
import {writeEntry} from './entries.ts';
import type {EventWriter} from './events.ts';
import {lockOfPurchase, lockOfUser} from './locks.ts';
import {readRow, writeRow} from './purchaseRows.ts';
import {addUser} from './users.ts';

export function createOwners(database: Database, tell: EventWriter) {
  /** Takes a user's name off one purchase at a time, each with its lock. */
  async function release({store, id}: PurchaseKey, user: string): Promise<void> {
    await database.locked([lockOfPurchase({store, id})], async (db) => {
      await db
        .updateTable('purchases')
        .set({userId: null, accountToken: null, isErased: 1})
        .where(({and}) => and({store, id, userId: user}))
        .execute();
    });
  }

  return {
    /** Support gives a purchase to another user. False when there is no such purchase. */
    moveOwner: (key: PurchaseKey, user: string, reason: string) =>
      database.locked([lockOfPurchase(key), lockOfUser(user)], async (db, now) => {
        const before = await readRow(db, key);
        if (before === undefined) return false;
        await addUser(db, user, now);
        const {store, id, answered: ticket} = before;
        const entry = {store, id, ticket, at: now, cause: `support: ${reason}`, user};
        await writeEntry(db, {...entry, applied: true, said: null});
        // Nobody could acknowledge it before.
        const next = {...before, userId: user, isErased: false, dueAt: now, attempts: 0};
        await writeRow(db, next, before);
        await tell(db, now, {type: 'purchase.left', user: before.userId, purchase: next});
        await tell(db, now, {type: 'purchase.changed', user, purchase: next});
        return true;
      }),
    /** Forgets a user. Purchases stay without them, so that nothing is given twice. */
    async deleteUser(user: string): Promise<void> {
      await database.locked([lockOfUser(user)], async (db, now) => {
        const {numDeletedRows} = await db
          .deleteFrom('users')
          .where('id', '=', user)
          .executeTakeFirst();
        for (const table of ['accountTokens', 'consents', 'grants', 'spends', 'events'] as const)
          await db.deleteFrom(table).where('userId', '=', user).execute();
        await db.updateTable('answers').set({userId: null}).where('userId', '=', user).execute();
        if (numDeletedRows > 0n) await tell(db, now, {type: 'user.deleted', user});
      });
      const theirs = () =>
        database.db.selectFrom('purchases').select(['store', 'id']).where('userId', '=', user);
      for (let rows = await theirs().execute(); rows.length > 0; rows = await theirs().execute())
        for (const key of rows) await release(key, user);
    },
  };
}
