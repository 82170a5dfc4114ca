import {expect, it} from 'vitest';
import {hasPage, pages, posts} from '../../src/site/promised.ts';
import {deskPage, pairPage, upgradePairs} from '../../src/site/toolPages.ts';
import {docsVersions, latestVersion, versionRoot} from '../../src/site/versions.ts';
import {attributes, pageAt} from './pages.ts';

const links = (route: string): string[] => attributes(pageAt(route), 'main a', 'href');

it('X without scripts the page of the search lists the pages of the latest version, the versions and the posts', () => {
  const latest = latestVersion();
  const expected = [
    ...pages.filter((rule) => hasPage(latest.version, rule)),
    ...docsVersions.map((version) => ({path: versionRoot(version)})),
    ...posts.map((slug) => ({path: `/blog/${slug}`})),
  ].map(({path}) => (path.startsWith('/') ? path : `${versionRoot(latest)}/${path}`));
  const listed = links('/search');
  expect(expected.filter((address) => !listed.includes(address))).toEqual([]);
});

it('X without scripts the upgrade desk leads to the upgrades that need none', () => {
  const expected = upgradePairs.map((pair) => pairPage(pair).path);
  expect(expected.length).toBeGreaterThan(0);
  expect(links(deskPage.path)).toEqual(expect.arrayContaining(expected));
});

it.each(docsVersions)(
  'X the error finder of $version has the place that it leads to for codes of Expo',
  (version) => {
    const page = pageAt(`${versionRoot(version)}/api/error-codes`);
    expect(attributes(page, '#other-errors', 'id')).toHaveLength(1);
  },
);
