import {loadErrors} from 'expo-iap-api-data/errors/loadErrors';
import {describe, expect, it} from 'vitest';
import {codeAnchor} from '../../src/site/addresses.ts';
import {hasPage, pages as promisedPages} from '../../src/site/promised.ts';
import {pairPage, toolPages, upgradePairs} from '../../src/site/toolPages.ts';
import {TOOLS_ROOT} from '../../src/site/tools.ts';
import {docsVersions, latestVersion, versionRoot} from '../../src/site/versions.ts';
import {routesOf} from './contractRoutes.ts';
import {attributes, findPage, pageAt, texts} from './pages.ts';

const latestRoot = versionRoot(latestVersion());

describe.each(docsVersions)('the pages of $version', (version) => {
  const root = versionRoot(version);
  const own = routesOf(version).map(pageAt);

  it('D2 have a sidebar with every listed page, and without those reached by address', () => {
    const promised = promisedPages.filter((rule) => hasPage(version.version, rule));
    const path = (rule: (typeof promised)[number]): string => `${root}/${rule.path}`;
    for (const page of own) {
      const links = attributes(page, '.theme-doc-sidebar-menu a', 'href');
      const missing = promised.filter((rule) => rule.listed && !links.includes(path(rule)));
      expect(missing, page.route).toEqual([]);
      const strange = promised.filter((rule) => !rule.listed && links.includes(path(rule)));
      expect(strange, page.route).toEqual([]);
      const current = attributes(page, '.theme-doc-sidebar-menu a[aria-current=page]', 'href');
      expect(new Set(current), page.route).toEqual(
        new Set(links.includes(page.route) ? [page.route] : []),
      );
    }
  });

  it('X name their release above the title, and in the bar of narrow screens', () => {
    const {patch} = version;
    for (const page of own) {
      expect(texts(page, '.theme-doc-version-badge'), page.route).toEqual([`expo-iap ${patch}`]);
      expect(page.$('nav.navbar').text()).toContain(`This page describes expo-iap ${patch}`);
    }
    expect(pageAt('/blog').$('nav.navbar').text()).not.toContain('This page describes');
  });

  it('D3 have breadcrumbs from the home page to them, also where no sidebar lists them', () => {
    for (const page of own) {
      const trail = 'nav.theme-doc-breadcrumbs';
      expect(page.$(trail).length, page.route).toBe(1);
      expect(attributes(page, `${trail} a`, 'href')[0], page.route).toBe('/');
      const listed = texts(page, '.theme-doc-sidebar-menu a[aria-current=page]');
      const last = texts(page, `${trail} li:last-child`);
      expect(last, page.route).toEqual(listed.length > 0 ? listed.slice(0, 1) : texts(page, 'h1'));
      expect(page.$('.pagination-nav a').length, page.route).toBeGreaterThan(0);
    }
  });

  it('X lead to every tool, whose pages have the sidebar of the latest version and count as docs', () => {
    const links = (route: string): string[] =>
      attributes(pageAt(route), '.theme-doc-sidebar-menu a', 'href');
    const tools = links(`${root}/intro`).filter((link) => link.startsWith(`${TOOLS_ROOT}/`));
    expect(tools).toEqual(links(`${latestRoot}/intro`).slice(-tools.length));
    const reached = [...tools, ...upgradePairs.map((pair) => pairPage(pair).path)];
    expect(reached.toSorted()).toEqual(toolPages.map(({path}) => path).toSorted());
    for (const tool of reached) {
      expect(links(tool), tool).toEqual(links(`${latestRoot}/intro`));
      expect(texts(pageAt(tool), '.navbar__inner a[aria-current]'), tool).toEqual(['Docs']);
    }
  });

  it('D3 have contents of the heading levels 2 and 3', () => {
    let longest = 0;
    for (const page of own) {
      const headings = attributes(page, '.theme-doc-markdown :is(h2, h3)[id]', 'id');
      const contents = attributes(page, 'nav[aria-label="On this page"] a', 'href');
      expect(contents.map(decodeURIComponent), page.route).toEqual(headings.map((id) => `#${id}`));
      longest = Math.max(longest, headings.length);
    }
    expect(longest).toBeGreaterThan(1);
  });

  it('X have one place for each error code, which the list of the codes leads to', () => {
    const page = pageAt(`${root}/api/error-codes`);
    for (const {code, kind} of loadErrors(version.version)) {
      const id = codeAnchor(code);
      expect(page.$(`[id=${id}]`).length, code).toBe(1);
      expect(page.$(`h3#${id}`).length, code).toBe(kind === 'sent' ? 1 : 0);
      expect(page.$(`table a[href="#${id}"]`).first().text(), code).toBe(code);
    }
  });

  it('D4 lead to themselves in each other version, or to what comes closest there', () => {
    for (const page of own) {
      const links = attributes(page, 'nav.navbar .navbar__items > details a', 'href');
      expect(links, page.route).toHaveLength(docsVersions.length);
      links.forEach((link, index) => {
        const there = versionRoot(docsVersions[index] ?? version);
        const same = page.route.replace(root, there);
        expect(findPage(link), `${page.route} leads to ${link}`).toBeDefined();
        if (findPage(same)) expect(link).toBe(same);
        else expect(link.startsWith(`${there}/`), `${page.route} leads to ${link}`).toBe(true);
      });
    }
  });

  it(`D6 ${version.status === 'old' ? 'say that they are old and lead to' : 'say of no other version that it is'} the latest`, () => {
    for (const page of own) {
      const [banner, ...more] = texts(page, '.theme-doc-version-banner');
      expect(more, page.route).toEqual([]);
      expect(banner !== undefined, page.route).toBe(version.status !== 'latest');
      if (version.status !== 'old') continue;
      for (const said of [
        `${version.label} is an old version`,
        version.patch,
        latestVersion().label,
      ])
        expect(banner, page.route).toContain(said);
      const same = page.route.replace(root, latestRoot);
      const wanted = findPage(same) ? same : latestRoot;
      const [link = ''] = attributes(page, '.theme-doc-version-banner a', 'href');
      expect(link.startsWith(wanted), `${page.route} leads to ${link}`).toBe(true);
    }
  });
});
