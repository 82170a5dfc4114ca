import {readdirSync} from 'node:fs';
import {posts} from '../../src/site/promised.ts';
import {deskPage, kitPage, pairPage, upgradePairs} from '../../src/site/toolPages.ts';
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

/** One address of each layout, for tools that are too slow for more: axe visits every page in tests/e2e. */
export const layouts: readonly string[] = [
  '/',
  docsAddress(latestVersion(), 'intro'),
  docsAddress(latestVersion(), 'api/error-codes'),
  docsAddress(oldVersion, sharedPage),
  '/blog',
  '/blog/archive',
  ...posts.slice(0, 1).map((slug) => `/blog/${slug}`),
  deskPage.path,
  ...upgradePairs.slice(0, 1).map((pair) => pairPage(pair).path),
  kitPage.path,
  '/search',
  '/404',
];
