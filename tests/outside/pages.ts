import {readdirSync} from 'node:fs';
import {deskPage} from '../../src/site/toolPages.ts';
import {latestVersion} from '../../src/site/versions.ts';
import {docsAddress, oldVersion, sharedPage} from '../e2e/steps/addresses.ts';

/** Every HTML file of the build, below its folder: the pages, and the frame in which samples run. */
export const htmlFiles: readonly string[] = readdirSync('build', {
  recursive: true,
  encoding: 'utf8',
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html'))
  .sort();

/**
 * The layouts that differ most, for tools that take ten seconds for a page: axe visits every page in tests/e2e, and the
 * two checkers of HTML read every file.
 */
export const layouts: readonly string[] = [
  '/',
  docsAddress(latestVersion(), 'api/error-codes'),
  docsAddress(oldVersion, sharedPage),
  deskPage.path,
  '/404',
];
