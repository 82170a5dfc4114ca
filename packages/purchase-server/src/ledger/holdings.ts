import type {Kysely} from 'kysely';
import type {Database} from './database.ts';
import {type Grant, toGrant} from './grants.ts';
import type {Purchase} from './purchase.ts';
import {readRows} from './purchaseRows.ts';
import type {Tables} from './tables.ts';

/** What counts for an account. */
export type Holdings = {
  /** The database's clock. Compare ends with it, never with your machine's. */
  readonly now: number;
  readonly purchases: readonly Purchase[];
  readonly grants: readonly Grant[];
  /** Coins that were spent. */
  readonly spent: number;
};

export async function readHoldings(
  db: Kysely<Tables>,
  user: string,
  clock: Database['now'],
): Promise<Holdings> {
  const purchases = await readRows(db, ({eb}) => eb('purchases.userId', '=', user));
  const grants = await db.selectFrom('grants').selectAll().where('userId', '=', user).execute();
  const {now, spent} = await db
    .selectFrom('spends')
    .where('userId', '=', user)
    .select(({fn}) => [clock().as('now'), fn.sum<number | string>('coins').as('spent')])
    .executeTakeFirstOrThrow();
  return {now, purchases, grants: grants.map(toGrant), spent: Number(spent ?? 0)};
}
