import {type Dialect, Kysely, Migrator, sql} from 'kysely';
import type {DatabaseKind} from './database.ts';
import {migrationsFor} from './migrations.ts';
import {resultNames} from './names.ts';
import {SCHEMA} from './postgres.ts';
import type {Tables} from './tables.ts';

export function open(dialect: Dialect): Kysely<Tables> {
  return new Kysely<Tables>({dialect, plugins: [resultNames]});
}

/** Gives a database the tables of this release; with its own connection, which ends with it. */
export async function migrateThrough(kind: DatabaseKind, dialect: Dialect): Promise<void> {
  const db = open(dialect);
  await migrate(kind, db).finally(() => db.destroy());
}

/** Brings the tables to this release, or to the one after which `last` is named. */
export async function migrate(
  kind: DatabaseKind,
  db: Kysely<Tables>,
  last?: string,
): Promise<void> {
  await sql`select 1`.execute(db).catch((error: unknown) => {
    throw new Error(`The database cannot be reached: ${reasonOf(error)}`, {cause: error});
  });
  const schema = kind === 'postgres' ? {migrationTableSchema: SCHEMA} : {};
  const provider = {getMigrations: async () => ({...migrationsFor(kind)})};
  const migrator = new Migrator({...{db: db.withoutPlugins(), provider}, ...schema});
  const {error} = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last));
  if (error === undefined) return;
  throw new Error(
    `The tables of the database cannot be brought to this release: ${reasonOf(error)}`,
    {cause: error},
  );
}

/** A connection that is refused at several addresses has a code, and no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || String(Reflect.get(error, 'code'));
}
