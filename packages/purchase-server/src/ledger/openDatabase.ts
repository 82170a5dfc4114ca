import {sql} from 'kysely';
import {createDatabase, type Database, type DatabaseParts, type Transact} from './database.ts';
import {migrateThrough, open} from './migrate.ts';
import type {LedgerOptions} from './options.ts';
import {openPool, postgresDialect} from './postgres.ts';

/** Opens the database that the setting names, with the tables of this release. */
export async function openDatabase({
  database,
  now: simulated,
}: Pick<LedgerOptions, 'database' | 'now'>): Promise<Database> {
  if (!/^postgres(?:ql)?:\/\//.test(database)) {
    // Only who has a file needs a file system, and a program in C: a worker has neither.
    const {openSqlite} = await import('./openSqlite.ts');
    const file = await openSqlite(database);
    return createDatabase({kind: 'sqlite', ...file, clock: simulated ?? Date.now});
  }
  await migrateThrough('postgres', postgresDialect(openPool(database, false)));
  const db = open(postgresDialect(openPool(database, true)));
  const clock = simulated ?? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const transact: Transact = (work) => db.transaction().execute(work);
  const inPassing: DatabaseParts['inPassing'] = async (statement) => void (await statement(db));
  const close = () => db.destroy();
  return createDatabase({kind: 'postgres', db, clock, transact, inPassing, close});
}
