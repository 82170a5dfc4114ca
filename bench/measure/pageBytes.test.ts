import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {countUncompressed} from './countUncompressed.ts';
import {
  countMainScripts,
  countPage,
  countToFirstParagraph,
  countVisit,
  readDocsPages,
} from './pageBytes.ts';

const size = (text: string): number => gzipSync(text, {level: 9}).length;
const html = '<link rel=stylesheet href=/assets/a.css><p>Text</p>';
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
  mkdirSync(join(folder, 'assets/js'), {recursive: true});
  const files = {
    'intro.html': html,
    'assets/a.css': 'a{color:red}',
    'assets/js/main.12ab.js': 'main()',
    'assets/js/runtime~main.34cd.js': 'start()',
    'assets/js/page.56ef.js': 'page()',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});
afterEach(() => rmSync(folder, {recursive: true}));

it('counts a page, its styles and the scripts of every page, compressed', () => {
  expect(countPage(folder, '/intro')).toEqual({
    html: size(html),
    styles: size('a{color:red}'),
    styleFiles: 1,
  });
  expect(countMainScripts(folder)).toBe(size('main()') + size('start()'));
  expect(countVisit(folder, '/intro')).toBe(
    size(html) + size('a{color:red}') + size('main()') + size('start()'),
  );
  expect(() => countPage(folder, '/none')).toThrow('has no page /none');
});

it('counts what comes before a reader can read, on every docs page', () => {
  const begin = '<style>p{color:blue}</style><p>Bar</p><main><h1>Title</h1><div><p>First</p>';
  const page = `${begin}<p>Second</p></div></main><p>Footer</p>`;
  expect(countToFirstParagraph(page)).toBe(size(begin));
  expect(() => countToFirstParagraph('<p>Text</p><h1>Title</h1>')).toThrow('no paragraph');
  mkdirSync(join(folder, 'docs/2.7'), {recursive: true});
  writeFileSync(join(folder, 'docs/2.7/intro.html'), page);
  writeFileSync(join(folder, 'docs/2.7.html'), '<main><h1>2.7</h1></main><p>Footer</p>');
  expect(readDocsPages(folder)).toEqual([page]);
});

it('counts what is inline in a page as styles', () => {
  const page = `${html}<style data-first-view>p{color:blue}</style>`;
  writeFileSync(join(folder, 'inline.html'), page);
  expect(countPage(folder, '/inline')).toEqual({
    html: size(html),
    styles: size('a{color:red}') + size(page) - size(html),
    styleFiles: 1,
  });
});

it('finds large texts without compressed copies', () => {
  writeFileSync(join(folder, 'large.js'), 'x'.repeat(2000));
  writeFileSync(join(folder, 'large.png'), 'x'.repeat(2000));
  expect(countUncompressed(folder)).toBe(1);
  writeFileSync(join(folder, 'large.js.gz'), '');
  expect(countUncompressed(folder)).toBe(1);
  writeFileSync(join(folder, 'large.js.br'), '');
  expect(countUncompressed(folder)).toBe(0);
});
