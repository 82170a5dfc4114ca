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
  const shared = {simulated};
  if (/^postgres(?:ql)?:\/\//.test(database)) {
    const clock = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
    const {db, close} = await open('postgres', postgresDialect(openPool(database)));
    return createDatabase({...shared, kind: 'postgres', db: db.withSchema(SCHEMA), clock, close});
  }
  const clock = sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;
  await createFile(database, async (connection) => {
    await (await open('sqlite', sqliteDialect(connection))).close();
  });
  return createDatabase({
    ...shared,
    kind: 'sqlite',
    clock,
    ...(await open('sqlite', sqliteDialect(openFile(database)))),
  });
}

async function open(kind: DatabaseKind, dialect: Dialect) {
  const plain = new Kysely<Tables>({dialect});
  const close = () => plain.destroy();
  try {
    await migrate(kind, plain);
  } catch (error) {
    await close();
    throw error;
  }
  return {db: plain.withPlugin(new CamelCasePlugin()), close};
}

async function migrate(kind: DatabaseKind, db: Kysely<Tables>): Promise<void> {
  const schema = kind === 'postgres' ? {migrationTableSchema: SCHEMA} : {};
  const provider = {getMigrations: async () => ({...migrationsFor(kind)})};
  const {error} = await new Migrator({db, provider, ...schema}).migrateToLatest();
  if (error === undefined) return;
  const reason = error instanceof Error ? error.message : String(error);
  throw new Error(`The tables of the database cannot be brought to this release: ${reason}`, {
    cause: error,
  });
}
