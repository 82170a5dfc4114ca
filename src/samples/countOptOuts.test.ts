import {describe, expect, it} from 'vitest';
import {parseFenceMeta} from '../markdown/fence/parseFenceMeta.ts';
import type {Block} from './collectBlocks.ts';
import {countOptOuts} from './countOptOuts.ts';

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
        message: expect.stringContaining('2 of 3 blocks are marked "nocheck", and 1 may'),
      },
      {line: 1001},
    ]);
  });
});
