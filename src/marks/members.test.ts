import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import {expect, it} from 'vitest';
import {runSteps} from '../markdown/testing/runSteps.ts';
import {realSources} from './markPage.ts';
import {remarkMarks} from './remarkMarks.ts';
import {splitMeaning} from './splitMeaning.ts';

const {symbols} = loadSurface('2.8');

function run(markdown: string): Promise<string> {
  return runSteps(markdown, [[remarkMarks, {sources: realSources}]], 'docs/api/types.mdx');
}

it('keeps in a cell what is read at a glance, and at least the first sentence', () => {
  const sentence = (words: number) => `${'word '.repeat(words - 1)}end.`;
  const meaning = `${sentence(12)} ${sentence(8)} ${sentence(3)}`;
  expect(splitMeaning(meaning, '')).toEqual({
    cell: `${sentence(12)} ${sentence(8)}`,
    note: sentence(3),
  });
  expect(splitMeaning(meaning, 'since 2.8.1').cell).toBe(sentence(12));
  expect(splitMeaning(sentence(40), '')).toEqual({cell: sentence(40), note: ''});
});

it('says in the row of a member what does not fit on its first lines, unless sections below do', async () => {
  const output = await run('<Members of="ProductCommon" />');
  expect(output).toMatch(/tableCell\n(?: {6}.*\n)+ {6}break\n {6}text/);
  expect(output).not.toMatch(/^(?:list|paragraph)/m);
  expect(await run('<Members of="ProductCommon" notes="sections" />')).not.toContain('break');
  await expect(run('<Members of="ProductCommon" notes="none" />')).rejects.toThrow(
    '<Members notes="none"> is unknown.',
  );
});

it('names former names in one sentence instead of rows', async () => {
  const former = symbols
    .find(({name}) => name === 'ProductIOS')
    ?.members.filter(({deprecated}) => deprecated?.replacement !== undefined)
    .map(({name}) => name);
  expect(former?.length).toBeGreaterThan(1);
  const output = await run('<Members of="ProductIOS" />');
  expect(output).toContain('Former names, deprecated since 2.8.1, removed in 2.9.0: ');
  for (const name of former ?? []) expect(output.split(`"${name}"`)).toHaveLength(2);
});

it('leaves out a parameter that only announces its fields', async () => {
  const output = await run('<Members of="finishTransaction" />');
  expect(output).toContain('"params.purchase"');
  expect(output).not.toContain('"params"');
  // This one says that it may be left out.
  expect(await run('<Members of="getAvailablePurchases" />')).toContain('"options"');
});

it('leaves out a field that only narrows a string of the shared type', async () => {
  expect(await run('<Members of="PurchaseIOS" without="PurchaseCommon" />')).not.toContain(
    '"platform"',
  );
  expect(await run('<Members of="PurchaseCommon" />')).toContain('"platform"');
});
