import type {Effect} from 'expo-iap-api-data/upgrade/effect';
import {describe, expect, it} from 'vitest';
import type {PlanEntry, UpgradePlan} from '../plan/plan.ts';
import {arrange, type PlanSection} from './arrange.ts';
import {pickSample} from './shownSample.ts';

const effect = (id: string, rest: Partial<Effect> = {}): Effect => ({
  ...{id, patch: '1.0.1', name: id, platform: 'both', need: 'must', compiler: 'silent'},
  ...{otherwise: 'It fails.', todo: 'Change it.', ...rest},
});

const entry = (name: string, rest: Partial<PlanEntry> = {}): PlanEntry => ({
  ...{id: name, kind: 'behavior', name, recordedAs: name, platform: 'both'},
  ...{patches: ['1.0.1', '1.0.2'], compiler: 'silent', effects: [], changes: [], ...rest},
});

const plan = (parts: Partial<UpgradePlan>): UpgradePlan => ({
  ...{
    from: '1.0.0',
    to: '1.1.0',
    install: [],
    broken: [],
    mustChange: [],
    shouldChange: [],
    new: [],
  },
  ...parts,
});

const names = (blocks: readonly PlanSection[]): string[] => blocks.map(({entry: {name}}) => name);

describe('arrange', () => {
  it('puts first what costs most, and apart what the compiler finds', () => {
    const {silent, broken} = arrange(
      plan({
        mustChange: [
          entry('later', {effects: [effect('later')]}),
          entry('found', {compiler: 'error', effects: [effect('found', {compiler: 'error'})]}),
          entry('open', {effects: [effect('open', {risk: 'not finished'})]}),
          entry('lost', {effects: [effect('lost', {risk: 'nothing given'})]}),
        ],
      }),
    );
    expect(names(silent)).toEqual(['lost', 'open', 'later']);
    expect(names(broken)).toEqual(['found']);
  });

  it('says only what asks for work, with the patches that ask for it', () => {
    const effects = [effect('work'), effect('fine', {need: 'none', patch: '1.0.2'})];
    const [block] = arrange(plan({mustChange: [entry('buy', {effects})]})).silent;
    expect(block?.explanations.map((one) => one.effect.id)).toEqual(['work']);
    expect(block?.patches).toEqual(['1.0.1']);
  });

  it('shows a sample once, where it is wanted first', () => {
    const effects = [effect('work', {sample: 'buying'})];
    const {silent} = arrange(plan({mustChange: [entry('a', {effects}), entry('b', {effects})]}));
    expect(silent.map(({samples}) => samples)).toEqual([['buying'], []]);
  });

  it('gives names without more to say a line, exports before members', () => {
    const kind = 'renamed';
    const {renamed, broken} = arrange(
      plan({
        mustChange: ['Order.sum', 'zoom', 'Account'].map((name) =>
          entry(name, {kind, compiler: 'error'}),
        ),
      }),
    );
    expect(renamed.map(({name}) => name)).toEqual(['Account', 'zoom', 'Order.sum']);
    expect(broken).toEqual([]);
  });
});

describe('pickSample', () => {
  const sample = (side: 'before' | 'after', ...versions: string[]) => ({id: 'x', side, versions});
  const samples = [
    sample('before', '2.6'),
    sample('before', '2.9', '2.10'),
    sample('after', '2.9'),
    sample('after', '2.10'),
  ];
  const pick = (side: 'before' | 'after', version: string) =>
    pickSample(samples, {id: 'x', side, version})?.versions[0];

  it('takes the version itself, or old code that is older and new code that is newer', () => {
    expect(pick('before', '2.10')).toBe('2.9');
    expect(pick('before', '2.7')).toBe('2.6');
    expect(pick('before', '2.5')).toBe('2.6');
    expect(pick('after', '2.7')).toBe('2.9');
    expect(pick('after', '2.11')).toBe('2.10');
    expect(pickSample(samples, {id: 'y', side: 'after', version: '2.9'})).toBeUndefined();
  });
});
