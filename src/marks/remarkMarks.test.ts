import {readFileSync} from 'node:fs';
import {sampleSurface} from 'expo-iap-api-data/surface/testing/sampleSurface';
import {describe, expect, it, vi} from 'vitest';
import {runSteps} from '../markdown/testing/runSteps.ts';
import {realSources} from './markPage.ts';
import {remarkMarks} from './remarkMarks.ts';

const fixtures = `${import.meta.dirname}/fixtures/api`;
const sources = {
  ...realSources,
  meaningOf: (version: string, owner: string, member: string) =>
    `Meaning of \`${owner}.${member}\` in ${version}.`,
};
const run = (markdown: string, surfaceOf = () => sampleSurface, path = 'docs/page.md') =>
  runSteps(markdown, [[remarkMarks, {sources: {...sources, surfaceOf}}]], path);

describe('remarkMarks', () => {
  it('expands every mark of the API', async () => {
    const output = await run(readFileSync(`${fixtures}/page.input.mdx`, 'utf8'));
    await expect(output).toMatchFileSnapshot(`${fixtures}/page.expected.txt`);
  });

  it('asks for the surface of the version of the page', async () => {
    const asked = vi.fn(() => sampleSurface);
    await run('<Badges of="Sale" />', asked, 'versioned_docs/version-2.7/a.md');
    expect(asked).toHaveBeenCalledWith('2.7');
  });

  it.each([
    [
      '\nText <Badges of="Sale.nots" />.',
      'docs/page.md:2: <Badges of="Sale.nots"> matches no member of Sale in expo-iap 2.8.8. Do you mean "Sale.note"?',
    ],
    [
      '<Members of="endConnection" />',
      'docs/page.md:1: <Members of="endConnection">: endConnection has no members.',
    ],
    [
      '<Members of="Sale" without="Sales" />',
      'docs/page.md:1: <Members of="Sales"> matches nothing in expo-iap 2.8.8. Do you mean "Sale"?',
    ],
    [
      '<Members of="Sale" without="Kind" />',
      'docs/page.md:1: <Members of="Sale" without="Kind"> leaves out nothing. Take the types',
    ],
    [
      '# A <Badges of="Salt" />',
      'docs/page.md:1: <Badges of="Salt"> matches nothing in expo-iap 2.8.8. Do you mean "Sale"?',
    ],
    [
      '\nShown here: <Sample file="a.tsx" />',
      'docs/page.md:2: <Sample> must be alone on its line.',
    ],
    ['<Absent>\n\nname\n\n</Absent>', 'docs/page.md:1: <Absent> must be inside a line of text.'],
  ])('refuses %s', async (markdown, message) => {
    await expect(run(markdown)).rejects.toThrow(message);
  });
});
