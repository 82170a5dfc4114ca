import {describe, expect, it} from 'vitest';
import {collectBlocks} from './blocks.ts';
import {parseReadable} from './page.ts';

function collect(source: string) {
  const page = parseReadable({path: 'docs/page.mdx', version: '2.8', source});
  return collectBlocks(page);
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

  it.each([
    ['```ts nocheck="x" error="TS1"\na\n```', 'must name compiler errors such as TS2339'],
    ['```ts wrong\na\n```', 'Unknown or incomplete mark "wrong".'],
  ])('refuses %j', (source, message) => {
    const [problem] = collect(source).problems;
    expect(problem).toMatchObject({file: 'docs/page.mdx', line: 1});
    expect(problem?.message).toContain(message);
  });

  it('keeps a block whose cut mark is wrong', () => {
    const {blocks, problems} = collect('```ts\n// ---cut---\na();\n```\n');
    expect(blocks).toMatchObject([{hidden: 0}]);
    expect(problems).toMatchObject([{line: 1}]);
  });
});
