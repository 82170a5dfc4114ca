import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {scenarioOf, scenarios} from '../content/scenarios/scenarios.ts';
import {runSteps} from '../markdown/testing/runSteps.ts';
import {remarkMarks} from './remarkMarks.ts';
import {remarkPlainMarks} from './remarkPlainMarks.ts';
import {remarkScenarios} from './remarkScenarios.ts';

/** The text of a page, before any script runs, and of its twin. */
async function readBoth(markdown: string): Promise<readonly string[]> {
  const texts: string[] = [];
  const read = () => (tree: Root) => void texts.push(toString(tree));
  const path = 'docs/guides/purchases.mdx';
  await runSteps(markdown, [remarkMarks, remarkScenarios, read], path);
  await runSteps(markdown, [remarkMarks, remarkPlainMarks, read], path);
  return texts;
}

describe('a mark with a scenario', () => {
  const {title, goal, steps} = scenarioOf('basic-store', 'pending-overnight');

  it('can be read on the page and in its twin', async () => {
    const texts = await readBoth('<TryIt app="basic-store" scenario="pending-overnight" />');
    expect(texts).toHaveLength(2);
    for (const text of texts)
      for (const part of [title, goal, ...steps.map(({say}) => say)]) expect(text).toContain(part);
  });

  it('fails for one that the app does not have', async () => {
    await expect(readBoth('<TryIt app="basic-store" scenario="upgrade" />')).rejects.toThrow(
      'The app "basic-store" has no scenario "upgrade".',
    );
  });
});

it.each(['complete-impl', 'subscription-manager'])(
  '%s says how many each platform plays',
  async (app) => {
    const own = scenarios.filter((one) => one.app === app);
    const played = (platform: string) => own.filter(({only}) => !only || only === platform).length;
    const markup = await runSteps(
      `<TryIt app="${app}" />`,
      [remarkMarks, remarkScenarios],
      'docs/guides/purchases.mdx',
    );
    const [said] = /\d+ scenarios to play[^:]*/.exec(markup) ?? [];
    const numbers = said?.match(/\d+/g)?.map(Number);
    expect([...new Set([played('ios'), played('android')])]).toEqual(numbers);
  },
);

it('a mark without one lists those of its app', async () => {
  const own = scenarios.filter(({app}) => app === 'complete-impl');
  const texts = await readBoth('<TryIt app="complete-impl" />');
  for (const {group} of own) expect(texts[0]).toContain(group);
  for (const text of texts)
    for (const {title, goal} of own) {
      expect(text).toContain(title);
      expect(text).toContain(goal);
    }
});
