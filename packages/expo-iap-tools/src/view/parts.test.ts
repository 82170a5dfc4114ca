import type {Effect} from 'expo-iap-api-data/upgrade/effect';
import {describe, expect, it} from 'vitest';
import {entryOf, type PlanEntry, type UpgradePlan} from '../plan/plan.ts';
import {planUpgrade} from '../plan/planUpgrade.ts';
import {upgradeFacts} from '../plan/upgradeFacts.ts';
import {stepsOf} from '../report/stepsOf.ts';
import {partsOf} from './parts.ts';

const effect = (id: string, rest: Partial<Effect> = {}): Effect => ({
  ...{id, patch: '1.0.1', name: id, platform: 'both', need: 'must', compiler: 'silent'},
  ...{otherwise: 'It fails.', todo: 'Change it.', ...rest},
});

const entry = (name: string, rest: Partial<PlanEntry> = {}): PlanEntry =>
  entryOf('behavior', name, {patches: ['1.0.1', '1.0.2'], ...rest});

/** The parts of a plan with some entries that must change. */
const must = (...mustChange: readonly PlanEntry[]) =>
  partsOf({
    ...({from: '1.0.0', to: '1.1.0', install: [], broken: []} satisfies Partial<UpgradePlan>),
    ...{mustChange, shouldChange: [], new: []},
  });

it('puts first what costs most, and apart what the compiler finds', () => {
  const parts = must(
    entry('later', {effects: [effect('later')]}),
    entry('found', {compiler: 'error', effects: [effect('found', {compiler: 'error'})]}),
    entry('open', {effects: [effect('open', {risk: 'not finished'})]}),
    entry('lost', {effects: [effect('lost', {risk: 'nothing given'})]}),
  );
  expect(parts.map(({id, blocks}) => [id, ...blocks.map((block) => block.entry.name)])).toEqual([
    ['silent', 'lost', 'open', 'later'],
    ['broken', 'found'],
  ]);
});

it('says only what asks for work, with the patches that ask for it', () => {
  const effects = [effect('work'), effect('fine', {need: 'none', patch: '1.0.2'})];
  const [block] = must(entry('buy', {effects}))[0]?.blocks ?? [];
  expect(block?.explanations.map((one) => one.effect.id)).toEqual(['work']);
  expect(block?.patches).toEqual(['1.0.1']);
});

it('names a platform where neither the entry nor the words do', () => {
  const ios = {platform: 'ios'} as const;
  const effects = [effect('a', ios), effect('b'), effect('c', {...ios, otherwise: 'On iOS.'})];
  const where = (rest: Partial<PlanEntry>) =>
    must(entry('buy', {effects, ...rest}))[0]?.blocks[0]?.explanations.map((one) => one.where);
  expect(where({})).toEqual(['ios', 'both', 'both']);
  expect(where({...ios, effects: [effect('a', ios)]})).toEqual(['both']);
});

it('shows a sample once, where it is wanted first', () => {
  const effects = [effect('work', {sample: 'buying'})];
  const [silent] = must(entry('a', {effects}), entry('b', {effects}));
  expect(silent?.blocks.map(({samples}) => samples)).toEqual([['buying'], []]);
});

it('gives names without more to say a line, exports before members', () => {
  const rest = {kind: 'renamed', compiler: 'error'} as const;
  const parts = must(...['Order.sum', 'zoom', 'Account'].map((name) => entry(name, rest)));
  expect(parts.map(({id, lines}) => [id, ...lines.map(({name}) => name)])).toEqual([
    ['renamed', 'Account', 'zoom', 'Order.sum'],
  ]);
});

describe.each([
  ['2.6.3', '2.7.5'],
  ['2.6.3', '2.8.8'],
  ['2.7.5', '2.8.8'],
] as const)('the parts from %s to %s', (from, to) => {
  const plan = planUpgrade(from, to, upgradeFacts);
  const parts = partsOf(plan);
  const entries = parts.flatMap(({blocks, lines}) => [
    ...blocks.map((block) => block.entry),
    ...lines,
  ]);

  it('have every entry once', () => {
    const all = [...plan.mustChange, ...plan.shouldChange, ...plan.new];
    expect(entries.map(({id}) => id).sort()).toEqual(all.map(({id}) => id).sort());
  });

  it('are the steps of the command', () => {
    const findings = entries.map((each) => ({
      ...{file: 'shop.ts', line: 1, column: 1, name: each.name, message: '', entry: each},
      kind: 'fails' as const,
    }));
    const steps = stepsOf(findings.toReversed(), plan);
    expect(steps.map(({id}) => id)).toEqual(entries.map(({id}) => id));
    expect([...new Set(steps.map(({part}) => part))]).toEqual(parts.map(({title}) => title));
  });
});
