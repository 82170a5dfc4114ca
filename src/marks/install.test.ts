import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {runSteps} from '../markdown/testing/runSteps.ts';
import {tabKinds} from '../site/tabKinds.ts';
import {remarkMarks} from './remarkMarks.ts';

const fixtures = `${import.meta.dirname}/fixtures/install`;

describe('remarkMarks', () => {
  it('writes one command for each package manager', async () => {
    const input = readFileSync(`${fixtures}/page.input.mdx`, 'utf8');
    const output = await runSteps(input, [remarkMarks]);
    await expect(output).toMatchFileSnapshot(`${fixtures}/page.expected.txt`);
  });

  it('has a tab for every manager that readers can choose', async () => {
    const output = await runSteps('<Install packages="expo-iap" />', [remarkMarks]);
    const tabs = [...output.matchAll(/<Tab> of="(\w+)"/g)].map(([, of]) => of);
    expect(tabs).toEqual(Object.keys(tabKinds.manager.tabs));
  });

  it.each(['expo-iap, expo', 'expo-iap && rm', '--force'])('refuses %s', async (packages) => {
    const page = `\n<Install packages="${packages}" />`;
    await expect(runSteps(page, [remarkMarks])).rejects.toThrow('docs/page.md:2: packages=');
  });
});
