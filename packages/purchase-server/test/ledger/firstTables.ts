import {type Dialect, sql} from 'kysely';
import {expect} from 'vitest';
import type {DatabaseKind} from '../../src/ledger/database.ts';
import {migrate, open} from '../../src/ledger/migrate.ts';
import {openLedger} from '../../src/ledger/openLedger.ts';
import {products} from './told.ts';

/** Writes a purchase into the tables of 1.0.0, as that release did. */
export async function writeFirst(kind: DatabaseKind, dialect: Dialect): Promise<void> {
  const db = open(dialect);
  await migrate(kind, db, '0001-first');
  const schema = sql.raw(kind === 'postgres' ? 'expo_iap.' : '');
  await sql`insert into ${schema}purchases
    (store, id, environment, type, state, renews, acknowledged, is_erased, took_over, answered, read_at, attempts)
    values ('google', 'a', 'Production', 'subs', 'paid', 1, 1, 0, 0, 1, 5, 0)`.execute(db);
  for (const [position, product] of ['pro', 'extra'].entries())
    await sql`insert into ${schema}lines (store, id, product_id, position, quantity, access_until)
      values ('google', 'a', ${product}, ${position}, 1, ${position === 0 ? 1_900_000_000_000 : null})`.execute(
      db,
    );
  await db.destroy();
}

/** Expects this release to read what was written. */
export async function expectReadable(database: string): Promise<void> {
  const ledger = await openLedger({database, products, owners: 'accounts', events: false});
  expect(await ledger.find({store: 'google', id: 'a'})).toMatchObject({
    state: 'paid',
    lines: [
      {productId: 'pro', quantity: 1, accessUntil: 1_900_000_000_000},
      {productId: 'extra', quantity: 1, accessUntil: null},
    ],
  });
  await ledger.close();
}
