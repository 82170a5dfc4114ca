import {type CreateTableBuilder, type Kysely, type Migration, sql} from 'kysely';
import type {DatabaseKind} from './database.ts';
import {putLinesIntoPurchases} from './linesInPurchases.ts';
import {SCHEMA} from './postgres.ts';

/** By name, in the order of their names. What was published is never changed: a change is a new one. */
export function migrationsFor(kind: DatabaseKind): Readonly<Record<string, Migration>> {
  return {
    '0001-first': {
      up: (db: Kysely<unknown>) =>
        createFirst(kind === 'postgres' ? db.withSchema(SCHEMA) : db, kind),
    },
    '0002-lines-in-purchases': {up: (db: Kysely<unknown>) => putLinesIntoPurchases(db, kind)},
  };
}

/** Names of columns, separated by blanks; whole numbers hold times in ms and flags too. */
type Table = {
  readonly texts: string;
  readonly optionalTexts?: string;
  readonly wholes?: string;
  readonly optionalWholes?: string;
  readonly key: string;
  readonly indexes?: readonly string[];
};

const FIRST: Readonly<Record<string, Table>> = {
  purchases: {
    texts: 'store id environment type state',
    optionalTexts: 'account_token order_id order_base replaces resumes user_id',
    wholes: 'renews acknowledged is_erased took_over answered read_at attempts',
    optionalWholes: 'bought_at refunded_part refunded_of due_at',
    key: 'store id',
    indexes: ['user_id', 'account_token', 'order_base', 'due_at', 'store replaces', 'id'],
  },
  lines: {
    texts: 'store id product_id',
    wholes: 'position quantity',
    optionalWholes: 'access_until',
    key: 'store id position',
    indexes: ['product_id'],
  },
  answers: {
    texts: 'store id cause',
    optionalTexts: 'user_id said',
    wholes: 'ticket at applied',
    key: 'number',
    indexes: ['store id', 'user_id'],
  },
  users: {texts: 'id', wholes: 'seen_at', key: 'id'},
  account_tokens: {texts: 'token folded user_id', key: 'token', indexes: ['folded', 'user_id']},
  consents: {texts: 'user_id', key: 'user_id'},
  grants: {
    texts: 'id user_id reason',
    optionalTexts: 'product_id',
    wholes: 'at',
    optionalWholes: 'coins access_until',
    key: 'id',
    indexes: ['user_id'],
  },
  spends: {texts: 'user_id id', wholes: 'coins at', key: 'user_id id'},
  events: {
    texts: 'id type user_id',
    optionalTexts: 'purchase',
    wholes: 'at attempts',
    optionalWholes: 'due_at',
    key: 'id',
    indexes: ['due_at', 'user_id'],
  },
  sweeps: {
    texts: 'name',
    optionalTexts: 'position',
    wholes: 'due_at attempts',
    optionalWholes: 'ended_at',
    key: 'name',
  },
};

async function createFirst(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const whole = kind === 'sqlite' ? 'integer' : 'bigint';
  const listOf = (names: string | undefined) => names?.split(' ') ?? [];
  for (const [name, columns] of Object.entries(FIRST)) {
    let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
    for (const column of listOf(columns.texts))
      table = table.addColumn(column, 'text', (one) => one.notNull());
    for (const column of listOf(columns.wholes))
      table = table.addColumn(column, whole, (one) => one.notNull());
    for (const column of listOf(columns.optionalTexts)) table = table.addColumn(column, 'text');
    for (const column of listOf(columns.optionalWholes)) table = table.addColumn(column, whole);
    if (columns.key === 'number')
      table = table.addColumn('number', whole, (one) =>
        kind === 'sqlite'
          ? one.primaryKey().autoIncrement()
          : one.primaryKey().generatedAlwaysAsIdentity(),
      );
    else table = table.addPrimaryKeyConstraint(`${name}_key`, listOf(columns.key));
    // A strict table of SQLite takes no text for a number.
    await (kind === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
    for (const indexed of columns.indexes ?? []) {
      const index = `${name}_by_${indexed.replaceAll(' ', '_')}`;
      await db.schema.createIndex(index).on(name).columns(listOf(indexed)).execute();
    }
  }
}
