import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {ensureProgram} from '../../scripts/test/ensureProgram.ts';
import {findProgram} from '../../scripts/test/findProgram.ts';

/** A server of the machine, and its module for brotli where it has one. */
export type Nginx = {readonly program: string; readonly brotliModule: string | undefined};

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

/** Finds nginx, or installs it where that is allowed; fails when there is none. */
export function ensureNginx(): Nginx {
  return ensureProgram({name: 'nginx', packages: PACKAGES, find: findNginx});
}

function findNginx(): Nginx | undefined {
  const program = findProgram({names: ['nginx'], others: PLACES});
  if (program === undefined) return undefined;
  const {stderr} = spawnSync(program, ['-V'], {encoding: 'utf8'});
  const folder = /--modules-path=(\S+)/.exec(stderr)?.[1];
  const module = join(folder ?? '/usr/lib/nginx/modules', 'ngx_http_brotli_static_module.so');
  return {program, brotliModule: existsSync(module) ? module : undefined};
}
