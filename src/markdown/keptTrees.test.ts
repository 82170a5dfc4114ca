import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {keptTrees} from './keptTrees.ts';
import {pageParser, parsePage, type PageSource} from './page.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'trees-'));
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

const page: PageSource = {
  path: 'docs/api/page.mdx',
  version: '2.8',
  kind: 'docs',
  source: '---\ntitle: T\n---\n\n## Head {/* #top */}\n\n<Since patch="2.8.4" /> **Text** `x`.\n',
};

/** Reads a page as another run of a program would, and says whether it was parsed. */
function read(source: PageSource) {
  const readTree = keptTrees(root);
  const parsed = vi.fn();
  const result = parsePage(source, (of, parse) =>
    readTree(of, () => {
      parsed();
      return parse();
    }),
  );
  return {result, isParsed: parsed.mock.calls.length > 0};
}

it('parses a text once, and has the same tree in the next run', () => {
  const first = read(page);
  const second = read(page);
  expect([first.isParsed, second.isParsed]).toEqual([true, false]);
  expect(second.result).toEqual(first.result);
  // What one reader changes, the next does not see.
  if ('tree' in second.result) second.result.tree.children.length = 0;
  expect(read(page).result).toEqual(first.result);
});

it('parses a changed text, and the same text in another syntax', () => {
  read(page);
  const source = page.source.replace('Text', 'More');
  const {isParsed, result} = read({...page, source});
  expect(isParsed).toBe(true);
  expect(result).toMatchObject({tree: {children: pageParser.parse(source).children}});
  expect(read({...page, source: '# Head', kind: 'repository'}).isParsed).toBe(true);
  expect(read({...page, source: '# Head'}).isParsed).toBe(true);
});

it('parses again what it cannot read', () => {
  read(page);
  writeFileSync(join(root, '.cache/trees', page.path), 'half a tr');
  const {isParsed, result} = read(page);
  expect(isParsed).toBe(true);
  expect(result).toHaveProperty('tree');
});

it('keeps nothing of a text that is not a page', () => {
  expect(read({...page, source: '<Open'}).result).toHaveProperty('message');
  expect(readdirSync(root)).toEqual([]);
});
