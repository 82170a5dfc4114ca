import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {buildPackage} from './build-packages/buildPackage.ts';
import {publishedPackages} from './build-packages/publishedPackages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

async function buildAll(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    await buildPackage(root, folder);
    console.info(`Wrote ${join('packages', folder, 'dist')}.`);
  }
}

const named = process.argv.slice(2);
buildAll(named.length > 0 ? named : Object.keys(publishedPackages)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
