import {CamelCasePlugin, type Dialect, Kysely, Migrator, sql} from 'kysely';
import {createDatabase, type Database, type DatabaseKind} from './database.ts';
import {migrationsFor} from './migrations.ts';
import type {LedgerOptions} from './options.ts';
import {openPool, postgresDialect, SCHEMA} from './postgres.ts';
import {sqliteDialect} from './sqlite.ts';
import {createFile, openFile} from './sqliteFile.ts';
import type {Tables} from './tables.ts';

/** Opens the database that the setting names, with the tables of this release. */
export async function openDatabase({
  database,
  now: simulated,
}: Pick<LedgerOptions, 'database' | 'now'>): Promise<Database> {
  if (/^postgres(?:ql)?:\/\//.test(database)) {
    const first = postgresDialect(openPool(database, false));
    await using(first, (db) => migrate('postgres', db));
    const db = open(postgresDialect(openPool(database, true)));
    const clock = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
    const close = () => db.destroy();
    return createDatabase({kind: 'postgres', db: db.withSchema(SCHEMA), clock, simulated, close});
  }
  await createFile(database, (connection) =>
    using(sqliteDialect(connection), (db) => migrate('sqlite', db)),
  );
  const dialect = sqliteDialect(openFile(database));
  const db = open(dialect);
  const close = () => db.destroy();
  try {
    await migrate('sqlite', db);
  } catch (error) {
    await close();
    throw error;
  }
  const clock = sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;
  return createDatabase({kind: 'sqlite', db, clock, simulated, close});
}

function open(dialect: Dialect): Kysely<Tables> {
  return new Kysely<Tables>({dialect, plugins: [new CamelCasePlugin()]});
}

async function using(dialect: Dialect, act: (db: Kysely<Tables>) => Promise<void>): Promise<void> {
  const db = open(dialect);
  await act(db).finally(() => db.destroy());
}

async function migrate(kind: DatabaseKind, db: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(db).catch((error: unknown) => {
    throw new Error(`The database cannot be reached: ${reasonOf(error)}`, {cause: error});
  });
  const schema = kind === 'postgres' ? {migrationTableSchema: SCHEMA} : {};
  const provider = {getMigrations: async () => ({...migrationsFor(kind)})};
  const {error} = await new Migrator({
    ...{db: db.withoutPlugins(), provider},
    ...schema,
  }).migrateToLatest();
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
