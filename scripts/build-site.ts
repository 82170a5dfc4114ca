import {resolve} from 'node:path';
import {inspect} from 'node:util';
import {build} from '@docusaurus/core/lib/index.js';
import {buildFolders, clearRemains, swapFolders} from './build-site/buildFolders.ts';

/**
 * Builds the site beside build/ and swaps the folders once the build succeeded, so that one that fails or is killed leaves
 * the last one alone. It runs in this process: the command of Docusaurus ends without an error when it is killed.
 */
async function buildSite(siteDir: string): Promise<void> {
  const folders = buildFolders(siteDir);
  clearRemains(folders);
  await build(siteDir, {outDir: folders.next});
  swapFolders(folders);
  console.info('The site in build/ is complete.');
}

buildSite(resolve(process.argv[2] ?? '.')).catch((error: unknown) => {
  console.error(`[ERROR] ${inspect(error, {depth: Infinity})}`);
  process.exit(1);
});
