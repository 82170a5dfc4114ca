import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {lastLines, runCommand} from './runCommand.ts';

/** Installs the packages of a peer, once, in the exact versions that its package.json has. */
export function installPeer(folder: string): void {
  // npm writes this list last, so an installation that was cut off has none.
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
  const flags = ['--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'] as const;
  const {passed, output} = runCommand(['npm', 'install', ...flags], folder, process.env);
  if (!passed) throw new Error(`npm install failed in ${folder}:\n${lastLines(output)}`);
}
