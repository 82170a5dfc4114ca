import {describe, expect, it} from 'vitest';
import {posts} from '../../src/site/promised.ts';
import {deskPage, pairPage, upgradePairs} from '../../src/site/toolPages.ts';
import {choicePath, releaseChanges} from '../../src/site/tools.ts';
import {docsVersions, versionRoot} from '../../src/site/versions.ts';
import {contractRoutes, routesOf} from './contractRoutes.ts';
import {attributes, pageAt} from './pages.ts';

/** Where the links in a part of a page lead. */
const targets = (route: string, part: string): readonly string[] =>
  attributes(pageAt(route), `${part} a[href]`, 'href');

describe('X the upgrade page is linked from', () => {
  it('each migration guide, and all of them lead to every page of an upgrade', () => {
    const links = docsVersions.map((version) =>
      targets(`${versionRoot(version)}/guides/migration`, 'article'),
    );
    for (const own of links) expect(own).toContain(deskPage.path);
    const pages = upgradePairs.map((pair) => pairPage(pair).path);
    expect(pages.filter((path) => !links.flat().includes(path))).toEqual([]);
  });

  it.each(docsVersions.filter(({status}) => status === 'old'))(
    'the banner of every page of $version, with its release',
    (version) => {
      const routes = routesOf(version);
      expect(routes.length).toBeGreaterThan(0);
      const wanted = choicePath({from: version.patch});
      const bare = routes.filter(
        (route) => !targets(route, '.theme-doc-version-banner').includes(wanted),
      );
      expect(bare).toEqual([]);
    },
  );

  it.each(posts)('the post %s, when an upgrade leads to its release', (slug) => {
    const changes = releaseChanges(`/blog/${slug}`);
    const links = targets(`/blog/${slug}`, 'article').filter((link) =>
      link.startsWith(`${deskPage.path}?`),
    );
    expect(links).toEqual(changes ? expect.arrayContaining([changes.path]) : []);
  });

  it('the page for an address without a page', () => {
    expect(targets('/404', 'main')).toContain(deskPage.path);
  });

  it('the footer of every page', () => {
    const bare = contractRoutes.filter(
      (route) => !targets(route, 'footer').includes(deskPage.path),
    );
    expect(bare).toEqual([]);
  });
});
