import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {hashBlock} from '../../markdown/fence/block.ts';
import {writeReport} from '../../samples/report.ts';
import {makeTwins} from './makeTwins.ts';
import {linkResolver} from './resolveLink.ts';
import {sampleDoc, sampleSite} from './sampleSite.ts';
import type {TwinDoc, TwinSite} from './twinSite.ts';

const [latest] = sampleSite.versions;
if (!latest) throw new Error('The sample site needs a version.');

const [intro, shop] = ['intro', 'shop'].map((id) => sampleDoc('2.8', '/docs', 'docs', id));
if (!intro || !shop) throw new Error('There are two pages.');

const siteOf = (...pages: readonly TwinDoc[]): TwinSite => ({
  ...{...sampleSite, posts: []},
  versions: [{...latest, sections: [{title: 'Start', pages}]}],
});
const CODE = 'buy();\n';

describe('what is kept of twins', () => {
  let root = '';
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
  };
  const change = (file: string, from: string, to: string) =>
    write(file, readFileSync(join(root, file), 'utf8').replace(from, to));
  const twins = (site = siteOf(intro, shop)): string =>
    makeTwins(site, root, linkResolver(site, 'twins'))
      .map(({text}) => text)
      .join('\n');
  const needs = (patch: string) => {
    const blocks = [{line: 1, hash: hashBlock('tsx', '', CODE), needs: patch}];
    const report = {package: 'expo-iap-2.8', patch: '2.8.8', checked: 1, blocks};
    const totals = {pages: 1, checked: 1, samples: 1, optOuts: 0, problems: 0};
    writeReport(root, {perPage: {'docs/shop.mdx': report}, totals});
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'twins-'));
    write('docs/intro.mdx', 'The [shop](./shop.mdx).\n');
    write('docs/shop.mdx', '<Sample file="shop.tsx" />\n');
    write('docs/_samples/shop.tsx', CODE);
    twins();
  });
  afterEach(() => rmSync(root, {recursive: true}));

  it.each([
    ['a page', () => change('docs/intro.mdx', 'shop', 'store'), siteOf(intro, shop), '[store]'],
    [
      'a sample file',
      () => change('docs/_samples/shop.tsx', 'buy', 'sell'),
      siteOf(intro, shop),
      'sell();',
    ],
    ['the report of the samples', () => needs('2.8.7'), siteOf(intro, shop), '2.8.7'],
    ['a title', () => undefined, siteOf(intro, {...shop, title: 'Renamed'}), '# Renamed'],
    [
      'an address that other pages link to',
      () => undefined,
      siteOf(intro, {...shop, permalink: '/docs/store'}),
      '[shop](https://example.org/docs/store.md)',
    ],
  ])('is the same as what is made without it after a change of %s', (_what, edit, site, shown) => {
    edit();
    const warm = twins(site);
    expect(warm).toContain(shown);
    rmSync(join(root, '.cache/twins'), {recursive: true});
    expect(twins(site)).toBe(warm);
  });

  it('spares a page that did not change', () => {
    change('.cache/twins/docs/shop.json', 'buy();', 'kept();');
    change('docs/intro.mdx', 'shop', 'store');
    expect(twins()).toContain('kept();');
    change('docs/_samples/shop.tsx', 'buy', 'sell');
    expect(twins()).not.toContain('kept();');
  });

  it('does not hide that a link is broken now', () => {
    expect(() => twins(siteOf(intro))).toThrow(
      'docs/intro.mdx:1: The link ./shop.mdx leads to docs/shop.mdx, which is not a page.',
    );
  });
});
