import type {Kysely} from 'kysely';
import type {Database} from './database.ts';
import {type Grant, toGrant} from './grants.ts';
import type {Purchase} from './purchase.ts';
import {readRows} from './purchaseRows.ts';
import type {Tables} from './tables.ts';

export type Holdings = Awaited<ReturnType<typeof readHoldings>>;

/** What counts for an account. */
export async function readHoldings(db: Kysely<Tables>, user: string, clock: Database['now']) {
  const purchases: readonly Purchase[] = await readRows(db, ({eb}) =>
    eb('purchases.userId', '=', user),
  );
  const given = await db.selectFrom('grants').selectAll().where('userId', '=', user).execute();
  const grants: readonly Grant[] = given.map(toGrant);
  const {now, spent} = await db
    .selectFrom('spends')
    .where('userId', '=', user)
    .select(({fn}) => [clock().as('now'), fn.sum<number | string>('coins').as('spent')])
    .executeTakeFirstOrThrow();
  return {
    /** The database's clock. Compare ends with it, never with your machine's. */
    now,
    ...{purchases, grants},
    /** Coins that were spent. */
    spent: Number(spent ?? 0),
  };
}
