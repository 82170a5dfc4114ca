import {resolve} from 'node:path';
import {inspect} from 'node:util';
import {build} from '@docusaurus/core/lib/index.js';
import {changePlaces, clearRemains} from './build-site/changePlaces.ts';
import {siteFolders} from './build-site/siteFolders.ts';
import {listCompressible} from './prepare-nginx/listCompressible.ts';
import {writeCompressed} from './prepare-nginx/writeCompressed.ts';

/**
 * Builds the site beside build/, with compressed copies for the server, and puts it there when it is whole, so that a build that fails or is killed leaves
 * the last one alone. It runs in this process: the command of Docusaurus ends without an error when it is killed.
 */
async function buildSite(siteDir: string): Promise<void> {
  const folders = siteFolders(siteDir);
  clearRemains(folders);
  await build(siteDir, {outDir: folders.next});
  const files = listCompressible(folders.next);
  const {plain, brotli} = await writeCompressed(files);
  console.info(
    `[compress] ${files.length} files have gzip and brotli copies: ${Math.round((brotli / plain) * 100)} % of their size.`,
  );
  changePlaces(folders);
  console.info('The site in build/ is complete.');
}

buildSite(resolve(process.argv[2] ?? '.')).catch((error: unknown) => {
  console.error(`[ERROR] ${inspect(error, {depth: Infinity})}`);
  process.exit(1);
});
