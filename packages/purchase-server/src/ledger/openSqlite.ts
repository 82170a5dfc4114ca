import {statSync} from 'node:fs';
import type {DatabaseParts} from './database.ts';
import {groupCommits} from './groupCommit.ts';
import {migrate, migrateThrough, open} from './migrate.ts';
import {sqliteDialect} from './sqlite.ts';
import {createFile, openFile} from './sqliteFile.ts';

type SharedFile = Pick<DatabaseParts, 'db' | 'transact' | 'inPassing' | 'close'>;

const shared = new Map<string, {readonly file: Promise<SharedFile>; users: number}>();

/**
 * Several servers of one process that have the same file share a connection: one that waits for another's would stop the
 * process, and with it the other.
 */
export async function openSqlite(database: string): Promise<SharedFile> {
  await createFile(database, (connection) => migrateThrough('sqlite', sqliteDialect(connection)));
  if (database === ':memory:') return openOwn(database);
  const {dev, ino} = statSync(database);
  const name = `${dev} ${ino}`;
  const known = shared.get(name) ?? {file: openOwn(database), users: 0};
  shared.set(name, known);
  known.users += 1;
  const isLast = () => {
    known.users -= 1;
    return known.users === 0 && shared.delete(name);
  };
  try {
    const file = await known.file;
    return {...file, close: async () => void (isLast() && (await file.close()))};
  } catch (error) {
    isLast();
    throw error;
  }
}

async function openOwn(database: string): Promise<SharedFile> {
  const db = open(sqliteDialect(openFile(database)));
  const {ended, ...transacting} = groupCommits(db);
  const close = () => ended().then(() => db.destroy());
  try {
    await migrate('sqlite', db);
  } catch (error) {
    await close();
    throw error;
  }
  return {db, ...transacting, close};
}
