import {type Block, collectBlocks} from 'mdx-samples/blocks';
import {parseFenceMeta} from 'mdx-samples/fence/parseFenceMeta';
import {markdownParser, pageParser, parseReadable} from 'mdx-samples/page';
import {problemsOf} from 'mdx-samples/problem';
import {describe, expect, it} from 'vitest';
import type {PageSource} from '../../markdown/page.ts';
import {checkFence, countOptOuts} from './fences.ts';

function block(line: number, meta: string, language = 'ts'): Block {
  const marks = parseFenceMeta(meta);
  const texts = {path: 'docs/p.mdx', version: '2.8', language, meta, code: ''};
  return {...texts, marks, hidden: 0, fence: {line, column: 1}, indents: []};
}

function blocks(compiled: number, optOuts: number): Block[] {
  return [
    ...Array.from({length: compiled}, (_, line) => block(line, '')),
    ...Array.from({length: optOuts}, (_, line) => block(1000 + line, 'nocheck="server code"')),
  ];
}

describe('countOptOuts', () => {
  it('counts compiled languages only, and always allows one', () => {
    const found = countOptOuts([...blocks(3, 1), block(9, '', 'json')]);
    expect(found).toEqual({compilable: 4, count: 1, ceiling: 1, problems: []});
  });

  it('allows two of a hundred', () => {
    expect(countOptOuts(blocks(98, 2)).problems).toEqual([]);
    expect(countOptOuts(blocks(97, 2))).toMatchObject({ceiling: 1});
  });

  it('over the ceiling names every block', () => {
    expect(countOptOuts(blocks(1, 2)).problems).toMatchObject([
      {
        line: 1000,
        message: expect.stringContaining('2 of 3 blocks are marked "nocheck", but the limit is 1'),
      },
      {line: 1001},
    ]);
  });
});

function refusals(source: string, kind: PageSource['kind'] = 'docs'): string[] {
  const parser = kind === 'repository' ? markdownParser : pageParser;
  const page = parseReadable({path: 'docs/page.mdx', version: '2.8', source}, parser);
  return collectBlocks(page).blocks.flatMap((found) =>
    problemsOf({file: page.path, ...found.fence}, () =>
      checkFence(found, kind, ['2.8', '2.7']),
    ).map(({message}) => message),
  );
}

describe('checkFence', () => {
  it.each<[string, string, PageSource['kind']?]>([
    ['```\na\n```', 'This code block has no language.'],
    ['    a\n    b', 'This code block has no language.', 'repository'],
    ['```typescript\na\n```', 'Unknown fence language "typescript".'],
    ['```mdx\na\n```', 'Unknown fence language "mdx".'],
    ['```ts version="1.0"\na\n```', 'There is no docs version "1.0".'],
    ['```ts {3}\na\nb\n```', 'A mark refers to line 3, but the block shows 2.'],
    ['```ts ins={2}\na\n// ---cut---\nb\n```', 'A mark refers to line 2'],
    ['```bash continues\na\n```', '"continues" works only on ts, tsx, js, jsx'],
    ['```ts nocheck="x" error="TS2339"\na\n```', 'A block that is not compiled cannot expect'],
  ])('refuses %j', (source, message, kind: PageSource['kind'] = 'docs') => {
    expect(refusals(source, kind)).toEqual([expect.stringContaining(message)]);
  });

  it('knows mdx in docs of the repository', () => {
    expect(refusals('```mdx\n<Tab>\n```\n', 'repository')).toEqual([]);
  });
});
