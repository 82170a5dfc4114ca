import {type Kysely, type RawBuilder, sql} from 'kysely';
import type {PurchaseKey} from '../storePurchase.ts';
import type {Database} from './database.ts';
import {writeEntry} from './entries.ts';
import {type LedgerEvent, toEvent} from './events.ts';
import type {Purchase} from './purchase.ts';
import {readRow, readRows, writeRow} from './purchaseRows.ts';
import type {Tables} from './tables.ts';

const MINUTE = 60_000;

/** Some four days: what nobody took until then, nobody takes. */
const MOST_ATTEMPTS = 30;

/** The distance to the next attempt: doubled each time, at most some four hours. A first one has time to end before. */
function nextAttempt({now}: Database): RawBuilder<number> {
  const doublings = sql`cast(case when attempts > 8 then 8 else attempts end as integer)`;
  return sql<number>`${now()} + (cast(${sql.lit(MINUTE)} as bigint) << ${doublings})`;
}

type Claim = {readonly limit: number; readonly user?: string};

/** To claim is to try: the row is due again later, with growing distance, until the work is recorded. */
export function createDueWork(database: Database) {
  const {db, kind, now} = database;
  const isShared = kind === 'postgres';

  return {
    /** Purchases to read again or to acknowledge; with `user` only theirs. */
    async claimPurchases({limit, user}: Claim): Promise<readonly Purchase[]> {
      const claimed = await db
        .updateTable('purchases')
        .set({dueAt: nextAttempt(database), attempts: sql`attempts + 1`})
        .where(({eb, refTuple}) =>
          eb(
            refTuple('purchases.store', 'purchases.id'),
            'in',
            db
              .selectFrom('purchases as due')
              .select(['due.store', 'due.id'])
              .where('due.dueAt', '<=', now())
              .$if(user !== undefined, (query) => query.where('due.userId', '=', user ?? ''))
              .orderBy('due.dueAt')
              .limit(limit)
              // Several processes claim at once, and none waits for another.
              .$if(isShared, (query) => query.forUpdate().skipLocked())
              .$asTuple('store', 'id'),
          ),
        )
        .returning(['store', 'id'])
        .execute();
      if (claimed.length === 0) return [];
      return readRows(db, ({or, and}) => or(claimed.map(({store, id}) => and({store, id}))));
    },
    async claimEvents(limit: number): Promise<readonly LedgerEvent[]> {
      const isLast = sql<boolean>`attempts + 1 >= ${sql.lit(MOST_ATTEMPTS)}`;
      const claimed = await db
        .updateTable('events')
        .set({
          dueAt: sql`case when ${isLast} then null else ${nextAttempt(database)} end`,
          attempts: sql`attempts + 1`,
        })
        .where('id', 'in', (query) =>
          query
            .selectFrom('events as due')
            .select('due.id')
            .where('due.dueAt', '<=', now())
            .orderBy('due.dueAt')
            .limit(limit)
            .$if(isShared, (waiting) => waiting.forUpdate().skipLocked()),
        )
        .returningAll()
        .execute();
      return claimed.map(toEvent);
    },
    async delivered({id}: LedgerEvent): Promise<void> {
      await db.deleteFrom('events').where('id', '=', id).execute();
    },
  };
}

/**
 * Something names these: they are read soon, those that the ledger has. An answer on its way counts as too old. Within a
 * transaction that holds their locks.
 */
export async function makeDue(
  db: Kysely<Tables>,
  keys: readonly PurchaseKey[],
  {at, cause}: {readonly at: number; readonly cause: string},
): Promise<void> {
  for (const {store, id} of keys) {
    const row = await readRow(db, {store, id});
    if (row === undefined) continue;
    const entry = {store, id, ticket: row.answered, at, cause, user: null};
    const answered = await writeEntry(db, {...entry, applied: true, said: null});
    await writeRow(db, {...row, answered, dueAt: at, attempts: 0}, row);
  }
}
