import {describe, expect, it} from 'vitest';
import type {Counts} from './countResults.ts';
import {runSteps, selectSteps} from './schedule.ts';
import type {TestStep} from './steps.ts';
import {stepSets} from './steps.ts';

const step = (name: string, more: Partial<TestStep> = {}): TestStep => ({
  name,
  command: ['true'],
  ...more,
});
const sets = {
  quick: [step('samples'), step('unit')],
  standard: [step('site', {needs: ['samples']}), step('browser', {needs: ['site'], alone: true})],
};
const names = (steps: readonly TestStep[]): string[] => steps.map(({name}) => name);

describe('selectSteps', () => {
  it('takes everything without names, and a set by its name', () => {
    expect(names(selectSteps(sets, []))).toEqual(['samples', 'unit', 'site', 'browser']);
    expect(names(selectSteps(sets, ['quick']))).toEqual(['samples', 'unit']);
  });

  it('adds what a named step needs, and nothing else', () => {
    expect(names(selectSteps(sets, ['unit']))).toEqual(['unit']);
    expect(names(selectSteps(sets, ['browser']))).toEqual(['samples', 'site', 'browser']);
  });

  it('takes what a step needs as built when asked to, in the order of those that are named', () => {
    expect(selectSteps(sets, ['browser'], true)).toMatchObject([{name: 'browser', needs: []}]);
    expect(selectSteps(sets, ['browser', 'site'], true)).toMatchObject([
      {name: 'site', needs: []},
      {name: 'browser', needs: ['site']},
    ]);
  });

  it('leaves out a step that another one replaces, unless that one was not asked for', () => {
    const twice = {...sets, slow: [step('units', {replaces: 'unit'})]};
    expect(names(selectSteps(twice, ['quick', 'slow']))).toEqual(['samples', 'units']);
    expect(names(selectSteps(twice, ['quick']))).toEqual(['samples', 'unit']);
  });

  it('refuses an unknown name and lists the known ones', () => {
    expect(() => selectSteps(sets, ['units'])).toThrow(
      'Unknown step or set "units". Use one of: quick, standard, samples, unit, site, browser.',
    );
  });

  it('lists each real step once, after everything it needs', () => {
    const all = selectSteps(stepSets, []);
    expect(new Set(names(all)).size).toBe(all.length);
    for (const [index, {needs = []}] of all.entries())
      expect(names(all.slice(0, index))).toEqual(expect.arrayContaining([...needs]));
  });
});

describe('runSteps', () => {
  /** Runs steps that end in turns, and records which ones were running together. */
  async function record(steps: readonly TestStep[], failing = ''): Promise<[string[], string[]]> {
    const together: string[] = [];
    const running = new Set<string>();
    const run = async ({name}: TestStep): Promise<Counts> => {
      running.add(name);
      together.push([...running].join('+'));
      await new Promise((resolve) => setImmediate(resolve));
      running.delete(name);
      return name === failing ? {passed: 0, failed: 2} : {passed: 1, failed: 0};
    };
    const counts = await runSteps(steps, run);
    return [together, [...counts].map(([name, {failed}]) => `${name} ${failed}`)];
  }

  it('runs two at once, waits for needs, and gives a step that uses every core the whole machine', async () => {
    const [together] = await record([
      step('browser', {alone: true, needs: ['site']}),
      step('samples'),
      step('site', {needs: ['samples']}),
      step('unit'),
      step('types'),
    ]);
    expect(together).toEqual(['samples', 'samples+unit', 'unit+site', 'site+types', 'browser']);
  });

  it('fails a step whose need failed without running it', async () => {
    const [together, counts] = await record(selectSteps(sets, ['browser']), 'samples');
    expect(together).toEqual(['samples']);
    expect(counts).toEqual(['samples 2', 'site 1', 'browser 1']);
  });
});
