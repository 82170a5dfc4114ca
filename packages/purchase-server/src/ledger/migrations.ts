import {type CreateTableBuilder, type Kysely, type Migration, sql} from 'kysely';
import type {DatabaseKind} from './database.ts';
import {SCHEMA} from './postgres.ts';

/** By name, in the order of their names. What was published is never changed: a change is a new one. */
export function migrationsFor(kind: DatabaseKind): Readonly<Record<string, Migration>> {
  return {
    '0001-first': {
      up: (db: Kysely<unknown>) =>
        createFirst(kind === 'postgres' ? db.withSchema(SCHEMA) : db, kind),
    },
  };
}

async function createFirst(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const whole = kind === 'sqlite' ? 'integer' : 'bigint';
  const create = (name: string) => {
    const table = db.schema.createTable(name);
    // A strict table of SQLite takes no text for a number.
    return kind === 'sqlite' ? table.modifyEnd(sql`strict`) : table;
  };
  const withKey = <Name extends string>(table: CreateTableBuilder<Name>) =>
    table
      .addColumn('store', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull());
  const index = (table: string, columns: string[]) =>
    db.schema
      .createIndex(`${table}_by_${columns.join('_')}`)
      .on(table)
      .columns(columns)
      .execute();

  await withKey(create('purchases'))
    .addColumn('environment', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('renews', whole, (column) => column.notNull())
    .addColumn('account_token', 'text')
    .addColumn('order_id', 'text')
    .addColumn('order_base', 'text')
    .addColumn('bought_at', whole)
    .addColumn('replaces', 'text')
    .addColumn('resumes', 'text')
    .addColumn('refunded_part', whole)
    .addColumn('refunded_of', whole)
    .addColumn('acknowledged', whole, (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('is_erased', whole, (column) => column.notNull())
    .addColumn('took_over', whole, (column) => column.notNull())
    .addColumn('answered', whole, (column) => column.notNull())
    .addColumn('read_at', whole, (column) => column.notNull())
    .addColumn('due_at', whole)
    .addColumn('attempts', whole, (column) => column.notNull())
    .addPrimaryKeyConstraint('purchases_key', ['store', 'id'])
    .execute();
  await index('purchases', ['user_id']);
  await index('purchases', ['account_token']);
  await index('purchases', ['order_base']);
  await index('purchases', ['due_at']);
  await index('purchases', ['store', 'replaces']);
  await index('purchases', ['id']);

  await withKey(create('lines'))
    .addColumn('position', whole, (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('quantity', whole, (column) => column.notNull())
    .addColumn('access_until', whole)
    .addPrimaryKeyConstraint('lines_key', ['store', 'id', 'position'])
    .execute();
  await index('lines', ['product_id']);

  await withKey(
    create('answers').addColumn('number', whole, (column) =>
      kind === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedAlwaysAsIdentity(),
    ),
  )
    .addColumn('ticket', whole, (column) => column.notNull())
    .addColumn('at', whole, (column) => column.notNull())
    .addColumn('cause', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('applied', whole, (column) => column.notNull())
    .addColumn('said', 'text')
    .execute();
  await index('answers', ['store', 'id']);
  await index('answers', ['user_id']);

  await create('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('seen_at', whole, (column) => column.notNull())
    .execute();
  await create('account_tokens')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('folded', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .execute();
  await index('account_tokens', ['folded']);
  await index('account_tokens', ['user_id']);
  await create('consents')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .execute();

  await create('grants')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', whole, (column) => column.notNull())
    .addColumn('coins', whole)
    .addColumn('product_id', 'text')
    .addColumn('access_until', whole)
    .execute();
  await index('grants', ['user_id']);
  await create('spends')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('coins', whole, (column) => column.notNull())
    .addColumn('at', whole, (column) => column.notNull())
    .addPrimaryKeyConstraint('spends_key', ['user_id', 'id'])
    .execute();

  await create('events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('at', whole, (column) => column.notNull())
    .addColumn('purchase', 'text')
    .addColumn('due_at', whole)
    .addColumn('attempts', whole, (column) => column.notNull())
    .execute();
  await index('events', ['due_at']);
  await index('events', ['user_id']);
  await create('sweeps')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('position', 'text')
    .addColumn('due_at', whole, (column) => column.notNull())
    .addColumn('attempts', whole, (column) => column.notNull())
    .addColumn('ended_at', whole)
    .execute();
}
