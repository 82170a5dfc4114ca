import {type Dialect, Kysely, Migrator, sql} from 'kysely';
import {createDatabase, type Database, type DatabaseKind, type Transact} from './database.ts';
import {groupCommits} from './groupCommit.ts';
import {migrationsFor} from './migrations.ts';
import {ResultNames} from './names.ts';
import type {LedgerOptions} from './options.ts';
import {openPool, postgresDialect, SCHEMA} from './postgres.ts';
import {type SharedFile,shareFile} from './sharedFile.ts';
import {sqliteDialect} from './sqlite.ts';
import {createFile, openFile} from './sqliteFile.ts';
import type {Tables} from './tables.ts';

/** Opens the database that the setting names, with the tables of this release. */
export async function openDatabase({
  database,
  now: simulated,
}: Pick<LedgerOptions, 'database' | 'now'>): Promise<Database> {
  if (!/^postgres(?:ql)?:\/\//.test(database)) {
    await createFile(database, (connection) =>
      using(sqliteDialect(connection), (db) => migrate('sqlite', db)),
    );
    const file = await shareFile(database, () => openOwn(database));
    return createDatabase({kind: 'sqlite', ...file, clock: simulated ?? Date.now});
  }
  await using(postgresDialect(openPool(database, false)), (db) => migrate('postgres', db));
  const db = open(postgresDialect(openPool(database, true)));
  const clock = simulated ?? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const transact: Transact = (work) => db.transaction().execute(work);
  return createDatabase({kind: 'postgres', db, clock, transact, close: () => db.destroy()});
}

async function openOwn(database: string): Promise<SharedFile> {
  const db = open(sqliteDialect(openFile(database)));
  const {transact, ended} = groupCommits(db);
  const close = () => ended().then(() => db.destroy());
  try {
    await migrate('sqlite', db);
  } catch (error) {
    await close();
    throw error;
  }
  return {db, transact, close};
}

function open(dialect: Dialect): Kysely<Tables> {
  return new Kysely<Tables>({dialect, plugins: [new ResultNames()]});
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
