import {describe, expect, it} from 'vitest';
import {collectBlocks} from './collectBlocks.ts';
import type {PageSource} from './listPages.ts';
import {parsePage} from './parsePage.ts';

function collect(source: string, kind: PageSource['kind'] = 'docs') {
  const page = parsePage({path: 'docs/page.mdx', version: '2.8', kind, source});
  if (!('tree' in page)) throw new Error(page.message);
  return collectBlocks(page, ['2.8', '2.7']);
}

describe('collectBlocks', () => {
  it('finds blocks in lists, quotes and tabs, with the start of every line', () => {
    const {blocks, problems} = collect(
      [
        '<Tabs kind="platform">',
        '  <Tab of="ios">',
        '',
        '  - Step',
        '',
        '    ```ts',
        '    if (a) {',
        '      b();',
        '',
        '    }',
        '    ```',
        '',
        '  </Tab>',
        '</Tabs>',
        '',
        '> ```js',
        '> c();',
        '> ```',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(blocks.map(({code, fence, indents}) => ({code, fence, indents}))).toEqual([
      {code: 'if (a) {\n  b();\n\n}', fence: {line: 6, column: 5}, indents: [4, 4, 0, 4]},
      {code: 'c();', fence: {line: 16, column: 3}, indents: [2]},
    ]);
  });

  it('reads Windows line ends', () => {
    expect(collect('Text\r\n\r\n```ts\r\na();\r\nb();\r\n```\r\n').blocks).toMatchObject([
      {code: 'a();\nb();', indents: [0, 0]},
    ]);
  });

  it('takes the version from the page, or from the fence', () => {
    const {blocks} = collect('```ts\na();\n```\n\n```ts version="2.7"\nb();\n```\n');
    expect(blocks.map(({version}) => version)).toEqual(['2.8', '2.7']);
  });

  it('sees no block in a comment', () => {
    expect(collect('{/*\n```ts\na();\n```\n*/}\n').blocks).toEqual([]);
  });

  it.each<[string, string, PageSource['kind']?]>([
    ['```\na\n```', 'This code block has no language.'],
    ['    a\n    b', 'This code block has no language.', 'repository'],
    ['```typescript\na\n```', 'Unknown fence language "typescript".'],
    ['```mdx\na\n```', 'Unknown fence language "mdx".'],
    ['```ts version="1.0"\na\n```', 'There is no docs version "1.0".'],
    ['```ts {3}\na\nb\n```', 'The range names line 3, but the visible block has 2 lines.'],
    ['```ts ins={2}\na\n// ---cut---\nb\n```', 'The ins names line 2'],
    ['```bash continues\na\n```', '"continues" works on ts, tsx, js, jsx only'],
    ['```ts nocheck="x" error="TS1"\na\n```', 'must name compiler errors such as TS2339'],
    ['```ts nocheck="x" error="TS2339"\na\n```', 'A block that is not compiled cannot expect'],
    ['```ts wrong\na\n```', 'Unknown or incomplete mark "wrong".'],
  ])('refuses %j', (source, message, kind: PageSource['kind'] = 'docs') => {
    const [problem] = collect(source, kind).problems;
    expect(problem).toMatchObject({path: 'docs/page.mdx', line: 1});
    expect(problem?.message).toContain(message);
  });

  it('knows mdx in docs of the repository', () => {
    expect(collect('```mdx\n<Tab>\n```\n', 'repository').problems).toEqual([]);
  });
});
