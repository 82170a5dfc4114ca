import {statSync} from 'node:fs';
import type {DatabaseParts} from './database.ts';

export type SharedFile = Pick<DatabaseParts, 'db' | 'transact' | 'close'>;

const shared = new Map<string, {readonly file: Promise<SharedFile>; users: number}>();

/**
 * Several servers of one process that have the same file share a connection: one that waits for another's would stop the
 * process, and with it the other.
 */
export async function shareFile(
  database: string,
  open: () => Promise<SharedFile>,
): Promise<SharedFile> {
  if (database === ':memory:') return open();
  const {dev, ino} = statSync(database);
  const name = `${dev} ${ino}`;
  const known = shared.get(name) ?? {file: open(), users: 0};
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
