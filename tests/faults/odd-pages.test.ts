import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {checkContent} from '../../src/checks/checkContent.ts';
import {type BuildResult, buildSite} from './sites/buildSite.ts';
import {page, writeFiles} from './sites/makeSite.ts';
import {soundSite} from './sites/soundSite.ts';

const repeat = (times: number, part: (index: number) => string) =>
  Array.from({length: times}, (_, index) => part(index)).join('');

/** Something unusual that an author may rightly do, and what the built page must then contain. */
const oddPages: readonly (readonly [file: string, text: string, ...shows: string[]])[] = [
  ['byte-order', `\ufeff${page('Marked', 'After it.')}`, '<h1>Marked</h1>', 'After it.'],
  ['crlf', page('Windows', '## Part\n\nTwo.').replaceAll('\n', '\r\n'), 'id=part', 'Two.'],
  [
    'large',
    page(
      'Large',
      repeat(400, (at) => `${'All work and no play. '.repeat(45)}Paragraph ${at}.\n\n`),
    ),
    'Paragraph 0.',
    'Paragraph 399.',
  ],
  ['long-line', page('Long line', `${'word '.repeat(20_000)}last`), 'word last'],
  [
    'lists',
    page(
      'Lists',
      repeat(30, (depth) => `${'  '.repeat(depth)}- D${depth}.\n`),
    ),
    'D29.',
  ],
  ['quotes', page('Quotes', `${'>'.repeat(100)} Innermost.`), 'Innermost.'],
  [
    'scripts',
    page('"Käufe 購入 مشتريات 🚀"', '🚀, e\u0301.'),
    '<h1>Käufe 購入 مشتريات 🚀</h1>',
    '🚀, e\u0301.',
  ],
  [
    'escaped',
    page(`'<script>"&amp;"</script>'`, 'A \\{ brace, a \\< sign, and 12:30.'),
    '<h1>&lt;script>',
    'A { brace, a &lt; sign, and 12:30.',
  ],
  [
    'same-headings',
    page('Same', '## Example\n\n## Example\n\n[Second](#example-1)'),
    'id=example>',
    'id=example-1>',
    'href=#example-1',
  ],
  ['v2.8-notes', page('Dotted', 'Notes.'), 'Notes.'],
  ['folder/index', page('Folder', '[Up](../intro.md)'), 'href=/docs/intro>Up'],
  ['no-end', page('No end', 'The last word.').trimEnd(), 'The last word.'],
];

describe('X a page that only looks bad is built whole', () => {
  let result: BuildResult;
  const pages = oddPages.map(([file, text]) => [`docs/${file}.mdx`, text]);
  const folder = writeFiles('odd-pages', {...soundSite, ...Object.fromEntries(pages)});
  beforeAll(() => {
    result = buildSite(folder, folder);
  });

  it('and answered with nothing', async () => {
    const {problems} = await checkContent({root: folder, parts: ['pages']});
    expect(problems).toEqual([]);
  });

  it('without a warning', () => {
    expect(result.output).not.toMatch(/\[(?:WARNING|ERROR)\]/);
    expect(result.passed).toBe(true);
  });

  it.each(oddPages)('%s', (file, _text, ...shows) => {
    const built = readFileSync(
      join(folder, `build/docs/${file.replace('/index', '')}.html`),
      'utf8',
    );
    expect(shows.filter((part) => !built.includes(part))).toEqual([]);
  });
});
