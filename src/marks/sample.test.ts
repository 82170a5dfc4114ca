import {readFileSync} from 'node:fs';
import {relative} from 'node:path';
import {samplePath} from 'mdx-samples/fence/sampleFile';
import {describe, expect, it} from 'vitest';
import {runSteps} from '../markdown/testing/runSteps.ts';
import {remarkMarks} from './remarkMarks.ts';

const fixtures = `${import.meta.dirname}/fixtures/sample`;
const page = `${relative(process.cwd(), fixtures)}/page.md`;

describe('remarkMarks', () => {
  it('shows a file and a part of a file', async () => {
    const input = readFileSync(`${fixtures}/page.input.mdx`, 'utf8');
    const output = await runSteps(input, [remarkMarks], page);
    await expect(output).toMatchFileSnapshot(`${fixtures}/page.expected.txt`);
  });

  it.each([
    [
      'a file that does not exist',
      '<Sample file="shop.tsx" />',
      /page\.md:1: There is no file .*_samples\/shop\.tsx/,
    ],
    [
      'a part that does not exist',
      '<Sample file="store.tsx" part="buy" />',
      /has no region "buy"\. Regions of the file: connect\./,
    ],
    ['a mark without a file', '\n\n<Sample />', /page\.md:3: <Sample> needs file="…"/],
  ])('refuses %s', async (_what, markdown, message) => {
    await expect(runSteps(markdown, [remarkMarks], page)).rejects.toThrow(message);
  });
});

describe('samplePath', () => {
  it('is beside the page', () => {
    expect(samplePath('docs/examples/basic-store.md', 'basic-store.tsx')).toBe(
      'docs/examples/_samples/basic-store.tsx',
    );
  });

  it.each(['../secret.tsx', 'a/b.tsx', 'notes.txt'])('does not leave the folder: %s', (file) => {
    expect(() => samplePath('docs/intro.md', file)).toThrow('without a folder');
  });
});
