import {relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {buildPackage} from './build-packages/buildPackage.ts';
import {publishedPackages} from './build-packages/publishedPackages.ts';
import {runScript} from './runScript.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

async function buildAll(folders: readonly string[]): Promise<void> {
  for (const folder of folders)
    console.info(`Wrote ${relative(root, await buildPackage(root, folder))}.`);
}

const named = process.argv.slice(2);
void runScript(() => buildAll(named.length > 0 ? named : Object.keys(publishedPackages)));
