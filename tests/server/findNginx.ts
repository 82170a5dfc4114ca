import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

/** A server of the machine, and its module for brotli where it has one. */
export type Nginx = {readonly program: string; readonly brotliModule: string | undefined};

const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

/** Finds nginx, or brings the distribution's packages where the tests may do that. */
export function findOrInstallNginx(mayInstall = process.getuid?.() === 0): Nginx | undefined {
  const found = findNginx();
  if (found || !mayInstall || !findProgram('apt-get')) return found;
  console.info(`No nginx found: trying apt-get install ${PACKAGES.join(' ')}.`);
  if (!runApt('update') || !runApt('install', '-y', ...PACKAGES)) return undefined;
  // A tool for the load test, which has a stand-in.
  runApt('install', '-y', 'wrk');
  return findNginx();
}

/** Returns the path of a program, or nothing when the machine has none of that name. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return [...folders, ...FOLDERS].map((folder) => join(folder, name)).find(existsSync);
}

function findNginx(): Nginx | undefined {
  const program = findProgram('nginx');
  if (program === undefined) return undefined;
  const {stderr} = spawnSync(program, ['-V'], {encoding: 'utf8'});
  const folder = /--modules-path=(\S+)/.exec(stderr)?.[1];
  const module = join(folder ?? '/usr/lib/nginx/modules', 'ngx_http_brotli_static_module.so');
  return {program, brotliModule: existsSync(module) ? module : undefined};
}

function runApt(...args: readonly string[]): boolean {
  const {status} = spawnSync('apt-get', ['-qq', ...args], {
    stdio: 'ignore',
    timeout: 300_000,
    // The run level of a machine that is being serviced keeps the package from starting its own server.
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'},
  });
  return status === 0;
}
