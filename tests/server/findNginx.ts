import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {installPackages, mayInstallPackages} from '../../scripts/test/installPackages.ts';

/** A server of the machine, and its module for brotli where it has one. */
export type Nginx = {readonly program: string; readonly brotliModule: string | undefined};

const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

/** Finds nginx, or installs it where that is allowed; fails when there is none. */
export function ensureNginx(): Nginx {
  const nginx =
    findNginx() ??
    (mayInstallPackages() && installPackages('nginx', PACKAGES) ? findNginx() : undefined);
  if (nginx) return nginx;
  throw new Error(
    `The server tests need nginx, and none was found or could be installed: install ${PACKAGES.join(' and ')}, or run npm test, which does without.`,
  );
}

function findNginx(): Nginx | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const program = [...folders, ...FOLDERS].map((folder) => join(folder, 'nginx')).find(existsSync);
  if (program === undefined) return undefined;
  const {stderr} = spawnSync(program, ['-V'], {encoding: 'utf8'});
  const folder = /--modules-path=(\S+)/.exec(stderr)?.[1];
  const module = join(folder ?? '/usr/lib/nginx/modules', 'ngx_http_brotli_static_module.so');
  return {program, brotliModule: existsSync(module) ? module : undefined};
}
