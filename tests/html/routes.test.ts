import {existsSync, readFileSync} from 'node:fs';
import {JSDOM} from 'jsdom';
import {describe, expect, it} from 'vitest';
import {hasPage, pages as promisedPages} from '../../src/site/promised.ts';
import {followRedirects, redirects} from '../../src/site/redirects.ts';
import {docsVersions, versionRoot} from '../../src/site/versions.ts';
import {additions, contractRoutes} from './contractRoutes.ts';
import {attributes, pageAt, readPages, texts} from './pages.ts';

const routes = readPages().map(({route}) => route);

describe('the build', () => {
  it('R9 R10 R11 has every promised page of every version', () => {
    const promised = docsVersions.flatMap((entry) =>
      promisedPages
        .filter((rule) => hasPage(entry.version, rule))
        .map(({path}) => `${versionRoot(entry)}/${path}`),
    );
    expect(promised.filter((route) => !routes.includes(route))).toEqual([]);
  });

  it('R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 has the routes of the contract and the listed additions, no others', () => {
    expect(routes.toSorted()).toEqual([...contractRoutes, ...additions].toSorted());
  });

  it('E10 was written without a warning', () => {
    const log = readFileSync('.cache/build.log', 'utf8');
    expect(
      log.split('\n').filter((line) => /warn|deprecat/i.test(line) && !line.startsWith('npm warn')),
    ).toEqual([]);
  });
});

it.each(docsVersions)('R12 D1 the root of $version leads to its introduction', (entry) => {
  const root = versionRoot(entry);
  const page = pageAt(root);
  expect(attributes(page, 'noscript meta[http-equiv=refresh]', 'content')).toEqual([
    `0; url=${root}/intro`,
  ]);
  expect(attributes(page, 'main a', 'href')).toContain(`${root}/intro`);
  expect(page.$('main').text()).not.toContain('not found');
});

describe('R13 an address that is no page', () => {
  it('gets a page that says so and leads on', () => {
    const page = pageAt('/404');
    expect(texts(page, 'h1')).toEqual(['Page not found']);
    expect(attributes(page, 'main a', 'href')).toContain('/docs/intro');
  });

  const rules = readFileSync('build/_redirects', 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

  it('is known to hosts when it moved, with the place where it is', () => {
    for (const {from} of redirects.filter((rule) => !rule.from.endsWith('/*')))
      expect(rules).toContainEqual([from, followRedirects(from), '301']);
  });

  it('is never sent to nothing, and no rule hides a page', () => {
    const single = rules.filter(([from = '']) => !from.endsWith('/*'));
    expect(single.filter(([, to]) => !existsSync(`build${to}.html`))).toEqual([]);
    expect(single.filter(([from]) => existsSync(`build${from}.html`))).toEqual([]);
  });
});

it('X the sitemap is XML that lists every page once, by its address and nothing else', () => {
  const xml = readFileSync('build/sitemap.xml', 'utf8');
  // What is not well-formed fails here.
  const {documentElement: list} = new JSDOM(xml, {contentType: 'text/xml'}).window.document;
  expect(list.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const entries = [...list.children].map((entry) => ({
    name: entry.localName,
    parts: [...entry.children].map(({localName, textContent}) => [localName, textContent]),
  }));
  const listed = [...contractRoutes, ...additions].filter(
    (route) => route !== '/404' && pageAt(route).$('meta[name=robots]').length === 0,
  );
  expect(entries.toSorted((a, b) => String(a.parts).localeCompare(String(b.parts)))).toEqual(
    listed
      .map((route) => ({name: 'url', parts: [['loc', `https://expo-iap.hyo.dev${route}`]]}))
      .toSorted((a, b) => String(a.parts).localeCompare(String(b.parts))),
  );
});
