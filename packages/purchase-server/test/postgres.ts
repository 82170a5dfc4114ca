import {type ChildProcess, execFileSync, spawn, spawnSync} from 'node:child_process';
import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import pg from 'pg';
import {SCHEMA} from '../src/ledger/postgres.ts';
import {findPostgres} from './findPostgres.ts';

/** A Postgres of the tests' own: in a folder for the time being, reached by a socket in it, and by no port. */
export type Cluster = {
  /** The address of its database, which is empty again. */
  empty(): Promise<string>;
  stop(): Promise<void>;
};

const USER = 'purchases';

export async function startPostgres(): Promise<Cluster> {
  const programs = findPostgres();
  if (programs === undefined)
    throw new Error('Postgres is missing: run npx tsx scripts/install-postgres.ts first.');
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const as = unprivileged();
  if (as.uid !== undefined) execFileSync('chown', [`${as.uid}:${as.gid}`, folder]);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initdb, {...as, cwd: folder, stdio: 'ignore'});
  // The processes of the tests are killed, never the machine.
  const settings = ['listen_addresses=', 'max_connections=200', 'fsync=off'];
  const options = ['-D', data, '-k', folder, ...settings.flatMap((one) => ['-c', one])];
  const server = spawn(join(programs, 'postgres'), options, {
    ...as,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = () => void server.kill('SIGQUIT');
  process.once('exit', end);
  await isReady(server);
  const address = `postgres://${USER}@localhost/postgres?host=${encodeURIComponent(folder)}`;
  return {
    async empty() {
      const client = new pg.Client(address);
      await client.connect();
      await client.query(`drop schema if exists ${SCHEMA} cascade`);
      await client.end();
      return address;
    },
    async stop() {
      process.off('exit', end);
      const ended = new Promise((resolve) => server.once('exit', resolve));
      // At once: nobody needs what it has.
      end();
      await ended;
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

/** Postgres refuses to run as root. */
function unprivileged(): {readonly uid?: number; readonly gid?: number} {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string, name: string) =>
    Number(spawnSync('id', [option, name], {encoding: 'utf8'}).stdout.trim() || Number.NaN);
  const name = Number.isNaN(idOf('-u', 'postgres')) ? 'nobody' : 'postgres';
  return {uid: idOf('-u', name), gid: idOf('-g', name)};
}

async function isReady(server: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (text: Buffer) => {
      log += text.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`Postgres did not start: ${log}`)));
  });
}
