import {type Kysely, sql} from 'kysely';
import type {DatabaseKind} from './database.ts';
import {SCHEMA} from './postgres.ts';

/** What each database calls the functions that make JSON of rows and of their columns. */
const functions = {
  sqlite: {list: sql.raw('json_group_array'), object: sql.raw('json_object')},
  postgres: {list: sql.raw('json_agg'), object: sql.raw('json_build_object')},
} as const satisfies Record<DatabaseKind, unknown>;

/** Lines become JSON in the row of their purchase, with which they are always read and written. */
export async function putLinesIntoPurchases(
  db: Kysely<unknown>,
  kind: DatabaseKind,
): Promise<void> {
  const {list, object} = functions[kind];
  const tables = kind === 'postgres' ? db.withSchema(SCHEMA) : db;
  const table = (name: string) => sql.table(kind === 'postgres' ? `${SCHEMA}.${name}` : name);
  for (const column of ['lines', 'products'])
    await tables.schema
      .alterTable('purchases')
      .addColumn(column, 'text', (one) => one.notNull().defaultTo('[]'))
      .execute();
  const own = sql`select * from ${table('lines')} as line
    where line.store = purchase.store and line.id = purchase.id order by position`;
  const listOf = (part: unknown) =>
    sql`coalesce((select cast(${list}(${part}) as text) from (${own}) as own), '[]')`;
  const line = sql`${object}('productId', product_id, 'quantity', quantity, 'accessUntil', access_until)`;
  await sql`update ${table('purchases')} as purchase
    set lines = ${listOf(line)}, products = ${listOf(sql`product_id`)}`.execute(db);
  await tables.schema.dropTable('lines').execute();
  await tables.schema
    .createIndex('purchases_by_products')
    .on('purchases')
    .column('products')
    .execute();
}
