import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {lastLines} from './runCommand.ts';

/** Installs the packages of a peer from its lock file, once, and leaves that file as it is. */
export function installPeer(folder: string): void {
  // npm writes this list last, so an installation that was cut off has none.
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  const {status, stdout, stderr} = spawnSync('npm', args, {cwd: folder, encoding: 'utf8'});
  if (status !== 0)
    throw new Error(`npm install failed in ${folder}:\n${lastLines(`${stdout}\n${stderr}`)}`);
}
