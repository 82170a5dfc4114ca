import {pages, posts, tags} from '../../../src/site/promised.ts';
import {
  compatibilityPage,
  deskPage,
  historyPage,
  kitPage,
  pairPage,
  upgradePairs,
} from '../../../src/site/toolPages.ts';
import type {DocsVersion} from '../../../src/site/versions.ts';
import {docsVersions, latestVersion, versionRoot} from '../../../src/site/versions.ts';

/** Address of a docs page in a version. */
export function docsAddress(version: DocsVersion, path: string): string {
  return `${versionRoot(version)}/${path}`;
}

/** The versions that readers should leave for the latest one. */
export const oldVersions = docsVersions.filter(({status}) => status === 'old');

/** The newest of them. */
export const oldVersion: DocsVersion = oldVersions[0] ?? latestVersion();

/** A page that every version has and its sidebar lists. */
export const sharedPage = 'guides/purchases';

/** A page that only the latest version has. */
export const newestPage = pages.find(({since}) => since === latestVersion().version)?.path ?? '';

/** One address of every kind of page, for checks that apply to all of them. */
export const pageKinds: readonly string[] = [
  '/',
  docsAddress(latestVersion(), 'intro'),
  docsAddress(latestVersion(), 'api'),
  docsAddress(latestVersion(), 'api/methods/core-methods'),
  docsAddress(latestVersion(), 'examples/basic-store'),
  docsAddress(latestVersion(), newestPage),
  ...oldVersions.map((version) => docsAddress(version, sharedPage)),
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/hyochan',
  '/blog/tags',
  ...tags.slice(0, 1).map((tag) => `/blog/tags/${tag}`),
  ...posts.slice(0, 1).map((slug) => `/blog/${slug}`),
  deskPage.path,
  ...upgradePairs.slice(0, 1).map((pair) => pairPage(pair).path),
  historyPage.path,
  compatibilityPage.path,
  kitPage.path,
];

/** One page of each layout, for checks of styles, which pages of one layout share. */
export const layouts: readonly string[] = [
  '/',
  docsAddress(latestVersion(), 'api/methods/core-methods'),
  docsAddress(latestVersion(), 'examples/basic-store'),
  '/blog',
  ...posts.slice(0, 1).map((slug) => `/blog/${slug}`),
  deskPage.path,
  kitPage.path,
];

/** Addresses where nothing is, in every part of the site. */
export const missingAddresses: readonly string[] = [
  '/nowhere',
  '/nowhere/at/all',
  '/docs/nowhere',
  '/docs/guides/nowhere',
  ...oldVersions.map((version) => docsAddress(version, 'nowhere/at/all')),
  docsAddress({...latestVersion(), path: '1.0'}, 'intro'),
  '/blog/nowhere',
  '/blog/tags/nowhere',
];
