import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

/** The folder of Postgres' programs, which Debian keeps off the PATH. */
export function findPostgres(): string | undefined {
  const {stdout} = spawnSync('pg_config', ['--bindir'], {encoding: 'utf8'});
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort() : [];
  return [(stdout ?? '').trim(), ...versions.reverse().map((name) => join(debian, name, 'bin'))]
    .filter((folder) => folder !== '')
    .find((folder) => existsSync(join(folder, 'initdb')));
}
