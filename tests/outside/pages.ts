import {readdirSync} from 'node:fs';
import {kitPage} from '../../src/site/toolPages.ts';
import {latestVersion} from '../../src/site/versions.ts';
import {docsAddress, pageKinds} from '../e2e/steps/addresses.ts';

/** Every HTML file of the build, below its folder: the pages, and the frame in which samples run. */
export const htmlFiles: readonly string[] = readdirSync('build', {
  recursive: true,
  encoding: 'utf8',
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html'))
  .sort();

/** One address of every kind of page, for tools that are too slow for all of them. */
export const outsidePages: readonly string[] = [
  ...pageKinds,
  docsAddress(latestVersion(), 'api/error-codes'),
  kitPage.path,
  '/search',
  '/accessibility',
  '/404',
];
