import {join, relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {buildCommand} from '../src/plugins/command/buildCommand.ts';
import {buildPackage} from './build-packages/buildPackage.ts';
import {publishedPackages} from './build-packages/publishedPackages.ts';

/** How the command of packages/upgrade is named here. */
const COMMAND = 'upgrade-command';

const root = fileURLToPath(new URL('..', import.meta.url));

async function buildAll(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const dist =
      folder === COMMAND
        ? join(root, 'packages/upgrade/dist-command')
        : await buildPackage(root, folder);
    if (folder === COMMAND) await buildCommand(root, dist);
    console.info(`Wrote ${relative(root, dist)}.`);
  }
}

const named = process.argv.slice(2);
buildAll(named.length > 0 ? named : [...Object.keys(publishedPackages), COMMAND]).catch(
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
