import {readFileSync} from 'node:fs';
import {hashBlock} from 'mdx-samples/fence/block';
import type {CheckedPlace} from 'mdx-samples/fence/checkedPlace';
import {describe, expect, it, vi} from 'vitest';
import {remarkReadableFences} from '../fence/remarkReadableFences.ts';
import type {PageFile} from '../pageFile.ts';
import {runSteps} from '../testing/runSteps.ts';
import {remarkHighlight} from './remarkHighlight.ts';

const fixtures = `${import.meta.dirname}/fixtures`;
const anyPatch = {needsOf: () => undefined};

describe('remarkHighlight', () => {
  it('turns every fence of a page into a frame', async () => {
    const input = readFileSync(`${fixtures}/fences.input.mdx`, 'utf8');
    const output = await runSteps(input, [[remarkHighlight, anyPatch]]);
    await expect(output).toMatchFileSnapshot(`${fixtures}/fences.expected.txt`);
  });

  it('asks which patch a block needs, by file, line and content', async () => {
    const needsOf = vi.fn((_page: PageFile, {line}: CheckedPlace) =>
      line === 3 ? '2.8.7' : undefined,
    );
    const output = await runSteps(
      'Text.\n\n```ts continues\na();\n```\n\n```ts\nb();\n```',
      [[remarkHighlight, {needsOf}]],
      'docs/a.md',
    );
    expect(output.match(/needs="2\.8\.7"/g)).toHaveLength(1);
    const hash = hashBlock('ts', 'continues', 'a();');
    expect(needsOf).toHaveBeenCalledWith(expect.objectContaining({path: 'docs/a.md'}), {
      line: 3,
      hash,
    });
  });

  it.each([
    [
      'a block without a language',
      '\n```\na\n```',
      'docs/page.md:2: A code block has no language.',
    ],
    ['an unknown language', '```cobol\na\n```', 'docs/page.md:1: The language "cobol" is unknown.'],
    ['an unknown mark', '```ts wrap\na\n```', 'docs/page.md:1: Unknown or incomplete mark "wrap".'],
    [
      'a mark beyond the block',
      '```ts {3}\na\nb\n```',
      'docs/page.md:1: A mark refers to line 3, but the block shows 2.',
    ],
  ])('refuses %s with its place', async (_what, markdown, message) => {
    await expect(runSteps(markdown, [[remarkHighlight, anyPatch]])).rejects.toThrow(message);
    await expect(runSteps(markdown, [remarkReadableFences])).rejects.toThrow(message);
  });
});
