import {randomUUID} from 'node:crypto';
import type {Selectable} from 'kysely';
import type {Database} from './database.ts';
import type {EventWriter} from './events.ts';
import type {Tables} from './tables.ts';

/** What support gave, with its reason: coins, or access to a product. */
export type Gift = {
  readonly user: string;
  readonly reason: string;
} & (
  | {readonly coins: number; readonly productId?: never; readonly accessUntil?: never}
  | {readonly productId: string; readonly accessUntil: number; readonly coins?: never}
);

export type Grant = Gift & {readonly id: string; readonly at: number};

export function createGrants(database: Database, tell: EventWriter) {
  return {
    grant: (gift: Gift) =>
      database.locked([], async (db, at): Promise<Grant> => {
        const id = randomUUID();
        const {user, reason, coins = null, productId = null, accessUntil = null} = gift;
        await db
          .insertInto('grants')
          .values({id, userId: user, reason, at, coins, productId, accessUntil})
          .execute();
        await tell(db, at, {type: 'grant.changed', user});
        return {...gift, id, at};
      }),
    /** False when there is no such grant. Coins that were spent stay spent. */
    removeGrant: (id: string) =>
      database.locked([], async (db, at) => {
        const removed = await db
          .deleteFrom('grants')
          .where('id', '=', id)
          .returning('userId')
          .executeTakeFirst();
        if (removed === undefined) return false;
        await tell(db, at, {type: 'grant.changed', user: removed.userId});
        return true;
      }),
  };
}

export function toGrant(row: Selectable<Tables['grants']>): Grant {
  const {id, at, reason, userId: user, coins, productId, accessUntil} = row;
  const gift = {id, at, reason, user};
  if (productId !== null && accessUntil !== null) return {...gift, productId, accessUntil};
  return {...gift, coins: coins ?? 0};
}
