import {page} from '../sites/makeSite.ts';

/** Something unusual that an author may rightly do, and what the built page must then contain. */
export type OddPage = {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  readonly shows: readonly string[];
};

const odd = (file: string, name: string, text: string, ...shows: string[]): OddPage => ({
  name,
  file: `docs/${file}.mdx`,
  text,
  shows,
});
const repeat = (times: number, part: (index: number) => string) =>
  Array.from({length: times}, (_, index) => part(index)).join('');

/** Pages that look wrong and are right. */
export const oddPages: readonly OddPage[] = [
  odd(
    'bom',
    'a mark of the byte order',
    `\ufeff${page('Marked', 'After it.')}`,
    'After it.',
    '<h1>Marked</h1>',
  ),
  odd(
    'crlf',
    'line ends of Windows',
    page('Windows', '## Part\n\n```text\none\ntwo\n```\n').replaceAll('\n', '\r\n'),
    '<h1>Windows</h1>',
    'id=part',
    'two',
  ),
  odd(
    'large',
    'a page of 400 kB',
    page(
      'Large',
      `${repeat(400, (index) => `${'All work and no play. '.repeat(45)}Paragraph ${index}.\n\n`)}The end.`,
    ),
    'Paragraph 0.',
    'Paragraph 399.',
    'The end.',
  ),
  odd(
    'long-line',
    'a line of 100 kB',
    page('Long line', `${'word '.repeat(20_000)}last`),
    'word last',
  ),
  odd(
    'nested-lists',
    'thirty lists in each other',
    page(
      'Nested lists',
      repeat(30, (depth) => `${'  '.repeat(depth)}- Depth ${depth}.\n`),
    ),
    'Depth 29.',
  ),
  odd(
    'nested-quotes',
    'a hundred quotes in each other',
    page('Nested quotes', `${'>'.repeat(100)} Innermost.`),
    'Innermost.',
  ),
  odd(
    'wide-table',
    'a table of two hundred rows',
    page(
      'Table',
      `| Row | Text |\n| --- | --- |\n${repeat(200, (row) => `| Row ${row} | Text |\n`)}`,
    ),
    'Row 199',
  ),
  odd(
    'scripts',
    'text of many scripts',
    page('"Käufe 購入 مشتريات 🚀"', 'Käufe, 購入, مشتريات, 🚀, e\u0301.'),
    '<h1>Käufe 購入 مشتريات 🚀</h1>',
    'Käufe, 購入, مشتريات, 🚀, e\u0301.',
  ),
  odd(
    'escaped',
    'a title that looks like markup',
    page(`'<script>"&amp;"</script>'`, 'A \\{ brace, a \\< sign, `<Tabs>` and 12:30.'),
    '<h1>&lt;script>',
    'A { brace, a &lt; sign',
    '12:30',
  ),
  odd(
    'same-headings',
    'headings of the same text',
    page('Same', '## Example\n\n## Example\n\n[Second](#example-1)'),
    'id=example>',
    'id=example-1>',
    'href=#example-1',
  ),
  odd('v2.8-notes', 'a dot in a name', page('Dotted', 'Notes.'), 'Notes.'),
  odd(
    'folder/index',
    'the index of a folder',
    page('Folder', '[Up](../intro.md)'),
    'href=/docs/intro>Up',
  ),
  odd('comment', 'a page of a comment and a rule', page('Comment', '{/* Later. */}\n\n---'), '<hr'),
  odd(
    'no-end',
    'a page without a line end',
    page('No end', 'The last word.').trimEnd(),
    'The last word.',
  ),
];
