import {existsSync, linkSync, rmSync, statSync} from 'node:fs';
import Libsql from 'libsql';

/** Stands in each file of this server, so that another file is not taken for one. */
const APPLICATION = 0x49_41_50_31;

/** Opens a database that is there, or `:memory:`. An emptied or wrong file is not started as a new one. */
export function openFile(file: string): Libsql.Database {
  if (file !== ':memory:') checkFile(file);
  const connection = connect(file, 'WAL');
  try {
    if (file !== ':memory:' && numberOf(connection, 'application_id') !== APPLICATION)
      throw new Error(`${file} is a database of something else: name another file.`);
    return connection;
  } catch (error) {
    connection.close();
    throw explained(file, error);
  }
}

/**
 * Makes a database where there is none. It gets its name when it is complete, so that a process that is killed leaves none
 * behind, and of two that start together one makes it.
 */
export async function createFile(
  file: string,
  fill: (connection: Libsql.Database) => Promise<void>,
): Promise<void> {
  if (file === ':memory:' || existsSync(file)) return;
  const unfinished = `${file}.new-${process.pid}`;
  rmSync(unfinished, {force: true});
  try {
    // Without a log beside it, so that the one file is all.
    const connection = connect(unfinished, 'DELETE');
    connection.pragma(`application_id = ${APPLICATION}`);
    await fill(connection);
    linkSync(unfinished, file);
  } catch (error) {
    if (Reflect.get(Object(error), 'code') !== 'EEXIST') throw explained(file, error);
  } finally {
    rmSync(unfinished, {force: true});
  }
}

function connect(file: string, log: 'WAL' | 'DELETE'): Libsql.Database {
  const connection = new Libsql(file);
  connection.pragma('busy_timeout = 5000');
  connection.pragma(`journal_mode = ${log}`);
  // An answer is given when it is on the disk: a power cut takes back nothing that was answered.
  connection.pragma('synchronous = FULL');
  return connection;
}

function checkFile(file: string): void {
  if (statSync(file).size > 0) return;
  throw new Error(
    `${file} is empty, and a database never is: put your backup in its place, or remove it to begin anew.`,
  );
}

function numberOf(connection: Libsql.Database, name: string): unknown {
  const [row] = Array.of(connection.pragma(name)).flat();
  return Reflect.get(Object(row), name);
}

function explained(file: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  if (reason.startsWith(file)) return new Error(reason);
  return new Error(`The database ${file} cannot be opened: ${reason}`, {cause: error});
}
