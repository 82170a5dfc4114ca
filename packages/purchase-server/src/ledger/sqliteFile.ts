import {randomUUID} from 'node:crypto';
import {existsSync, linkSync, rmSync, statSync} from 'node:fs';
import Libsql from 'libsql';

/** Stands in each file of this server, so that another file is not taken for one. */
const APPLICATION = 0x49_41_50_31;

/** Opens a database that is there, or `:memory:`. An emptied or wrong file is left as it is, not started as a new one. */
export function openFile(file: string): Libsql.Database {
  if (file !== ':memory:' && statSync(file).size === 0)
    throw new Error(
      `${file} is empty, and a database never is: put your backup in its place, or remove it to begin anew.`,
    );
  return explained(file, () => {
    const connection = connect(file);
    try {
      if (file !== ':memory:' && numberOf(connection, 'application_id') !== APPLICATION)
        throw new Error('it is of something else, so name another file.');
      connection.pragma('journal_mode = WAL');
      return connection;
    } catch (error) {
      connection.close();
      throw error;
    }
  });
}

/**
 * Makes a database where there is none. It gets its name when it is complete, so that a process that is killed leaves none
 * behind under it, and of two that start together one makes it.
 */
export async function createFile(
  file: string,
  fill: (connection: Libsql.Database) => Promise<void>,
): Promise<void> {
  if (file === ':memory:' || existsSync(file)) return;
  const unfinished = `${file}.new-${randomUUID()}`;
  try {
    const connection = explained(file, () => connect(unfinished));
    connection.pragma(`application_id = ${APPLICATION}`);
    // With a log only when all is in the one file; who opens it then finds it so, and has nothing to wait for.
    await fill(connection);
    const last = connect(unfinished);
    last.pragma('journal_mode = WAL');
    last.close();
    linkSync(unfinished, file);
  } catch (error) {
    if (Reflect.get(Object(error), 'code') !== 'EEXIST') throw error;
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(`${unfinished}${end}`, {force: true});
  }
}

function connect(path: string): Libsql.Database {
  const connection = new Libsql(path);
  connection.pragma('busy_timeout = 5000');
  // An answer is given when it is on the disk: a power cut takes back nothing that was answered.
  connection.pragma('synchronous = FULL');
  return connection;
}

function numberOf(connection: Libsql.Database, name: string): unknown {
  const [row] = Array.of(connection.pragma(name)).flat();
  return Reflect.get(Object(row), name);
}

function explained<Result>(file: string, open: () => Result): Result {
  try {
    return open();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database ${file} cannot be opened: ${reason}`, {cause: error});
  }
}
