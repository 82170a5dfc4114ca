import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import sidebars from '../../sidebars.ts';
import {environment} from '../../src/plugins/environment.ts';
import {posts} from '../../src/site/promised.ts';
import {toolPages} from '../../src/site/toolPages.ts';
import {docsVersions, latestVersion, versionRoot} from '../../src/site/versions.ts';
import {routesOf} from './contractRoutes.ts';
import {deadEnd} from './deadEnd.ts';
import {attributes, pageAt} from './pages.ts';
import {readSkills} from './readTwins.ts';

/** Addresses that a list leads to, in its order, as paths. */
function linksOf(path: string): string[] {
  const list = readFileSync(`build${path}`, 'utf8');
  return [...list.matchAll(/^- \[.+?[^\\]\]\(([^)]+)\): \S/gm)].map(([, address = '']) =>
    address.replace(environment.url, ''),
  );
}

describe('X llms.txt', () => {
  it('leads to the lists of all versions, to every post, tool and skill, each once', () => {
    expect(linksOf('/llms.txt').sort()).toEqual(
      [
        ...docsVersions.flatMap((entry) => [
          `${versionRoot(entry)}/llms.txt`,
          `${versionRoot(entry)}/llms-full.txt`,
        ]),
        ...posts.map((slug) => `/blog/${slug}.md`),
        ...toolPages.map(({path}) => `${path}.md`),
        ...readSkills().map(({route}) => `${route}.md`),
      ].sort(),
    );
  });

  it('leads only to what exists', () => {
    const lists = ['', ...docsVersions.map(versionRoot)].map((root) => `${root}/llms.txt`);
    const links = lists.flatMap(linksOf);
    expect(links.flatMap((link) => deadEnd(`${environment.url}${link}`) ?? [])).toEqual([]);
  });
});

// The tools belong to no version: llms.txt has them.
const groups = sidebars.tutorialSidebar.flatMap((item) =>
  'items' in item && item.items.some(({type}) => type === 'doc') ? [item.label] : [],
);

describe.each(docsVersions)('X the lists of $version', (entry) => {
  const root = versionRoot(entry);
  const listed = linksOf(`${root}/llms.txt`).filter((link) => link.endsWith('.md'));

  it('name every page exactly once', () => {
    expect([...listed].sort()).toEqual(
      routesOf(entry)
        .map((route) => `${route}.md`)
        .sort(),
    );
  });

  it('keep the order of the sidebar, with the pages that it lacks at the end', () => {
    const links = attributes(pageAt(`${root}/intro`), '.theme-doc-sidebar-menu a[href]', 'href');
    const order = links.filter((link) => link.startsWith(root)).map((link) => `${link}.md`);
    expect(order.length).toBeGreaterThan(15);
    expect(listed.slice(0, order.length)).toEqual(order);
  });

  it('have the groups of the sidebar, and lead from an old version to the one to use', () => {
    const list = readFileSync(`build${root}/llms.txt`, 'utf8');
    const headings = [...list.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    if (entry.status === 'latest')
      expect(headings).toEqual(['Start', ...groups, 'More pages', 'Optional']);
    const [advised] = /(?<=New apps use \[.+\]\().+(?=\)\.)/.exec(list) ?? [];
    const wanted = `${environment.url}${versionRoot(latestVersion())}/llms.txt`;
    expect(advised).toBe(entry.status === 'old' ? wanted : undefined);
  });

  it('have every page in full, in the same order', () => {
    const full = readFileSync(`build${root}/llms-full.txt`, 'utf8');
    const sources = [...full.matchAll(/^source: "(.+)"$/gm)].map(([, address]) => address);
    expect(sources.map((address) => `${address}.md`)).toEqual(
      listed.map((link) => `${environment.url}${link}`),
    );
    const cut = listed.filter((link) => !full.includes(readFileSync(`build${link}`, 'utf8')));
    expect(cut).toEqual([]);
  });
});
