import {changesOf} from 'expo-iap-api-data/history/changes';
import type {Effect} from 'expo-iap-api-data/upgrade/effect';
import type {Requirement} from 'expo-iap-api-data/upgrade/requirements';
import {describe, expect, it} from 'vitest';
import {removalWords} from '../view/planWords.ts';
import type {PlanEntry} from './plan.ts';
import {planUpgrade} from './planUpgrade.ts';
import type {UpgradeFacts} from './upgradeFacts.ts';

const effect = (patch: string, name: string, rest: Partial<Effect> = {}): Effect => ({
  ...{id: `${name}-${patch}`, patch, name, platform: 'both', need: 'must', compiler: 'silent'},
  ...{otherwise: 'It fails.', ...rest},
});

/** What each patch does to which name, and when a deprecated one goes: `deprecated load>fetch 2.0.0`. */
function facts(
  steps: Readonly<Record<string, readonly string[]>>,
  more: Partial<UpgradeFacts> = {},
): UpgradeFacts {
  return {
    patches: ['1.0.0', '1.0.1', '1.0.2', '1.0.10', '1.1.0'],
    compared: ['1.0.0', '1.1.0'],
    history: Object.entries(steps).flatMap(([patch, lines]) => {
      const rows = lines.map((line) => {
        const [change, names, removedIn] = line.split(' ');
        return {patch, change, names, evidence: 'history', ...(removedIn && {removedIn})};
      });
      return changesOf(rows);
    }),
    ...{effects: [], requirements: [], brokenBuilds: [], typeRenames: [], ...more},
  };
}

const brief = ({kind, name, now}: PlanEntry): string => [kind, name, now].filter(Boolean).join(' ');
const plan = (steps: Parameters<typeof facts>[0], more?: Partial<UpgradeFacts>, from = '1.0.0') => {
  const {mustChange, shouldChange, new: news} = planUpgrade(from, '1.1.0', facts(steps, more));
  return {must: mustChange.map(brief), should: shouldChange.map(brief), news: news.map(brief)};
};

describe('planUpgrade', () => {
  it('joins renames to one entry from the first name to the last', () => {
    const steps = {'1.0.2': ['renamed load>fetch'], '1.0.10': ['renamed fetch>get']};
    expect(plan(steps)).toEqual({must: ['renamed load get'], should: [], news: []});
    expect(plan(steps, {}, '1.0.2').must).toEqual(['renamed fetch get']);
    const [entry] = planUpgrade('1.0.0', '1.1.0', facts(steps)).mustChange;
    expect(entry?.patches).toEqual(['1.0.2', '1.0.10']);
  });

  it('says nothing of an addition that went again, nor of a rename that was taken back', () => {
    const steps = {
      '1.0.1': ['added extra', 'renamed load>fetch'],
      '1.0.2': ['removed extra', 'renamed fetch>load'],
    };
    expect(plan(steps)).toEqual({must: [], should: [], news: []});
    expect(plan(steps, {}, '1.0.1').must).toEqual(['removed extra', 'renamed fetch load']);
  });

  it('makes a must of what was deprecated and then removed, with the last replacement', () => {
    const steps = {
      '1.0.1': ['deprecated load>fetch 1.1.0'],
      '1.0.2': ['removed load', 'renamed fetch>get'],
    };
    expect(plan(steps).must).toEqual(['removed load get', 'renamed fetch get']);
  });

  it('lists advice of before the upgrade that still applies, and none that was taken back', () => {
    const steps = {
      '1.0.1': ['deprecated load>fetch 2.0.0', 'deprecated stop>end'],
      '1.0.10': ['restored stop'],
    };
    expect(plan(steps, {}, '1.0.2').should).toEqual(['deprecated load']);
    expect(planUpgrade('1.0.2', '1.1.0', facts(steps)).shouldChange[0]?.deprecated).toEqual({
      since: '1.0.1',
      replacement: 'fetch',
      removedIn: '2.0.0',
    });
  });

  it('names the release that took a deprecated name away, not the one that was announced', () => {
    const steps = {
      '1.0.1': ['deprecated load>fetch 2.0.0'],
      '1.0.10': ['removed load'],
      '1.1.0': ['removed fetch'],
    };
    const [entry] = planUpgrade('1.0.0', '1.0.2', facts(steps)).shouldChange;
    expect(removalWords(entry?.deprecated)).toBe('is removed in 1.0.10');
    const announced = planUpgrade('1.0.0', '1.0.2', facts({'1.0.1': steps['1.0.1']}));
    expect(removalWords(announced.shouldChange[0]?.deprecated)).toBe('is removed in 2.0.0');
  });

  it('takes members along when their type gets another name or a successor', () => {
    const steps = {
      '1.0.1': ['added Order.token', 'renamed Order.sum>Order.total'],
      '1.0.2': ['renamed Order>Purchase', 'deprecated Purchase.id>key'],
      '1.0.10': ['removed Purchase>Payment'],
    };
    expect(plan({...steps, '1.0.1': [...steps['1.0.1'], 'added Payment']})).toEqual({
      must: ['renamed Order.sum Payment.total', 'removed Order Payment'],
      should: ['deprecated Order.id Payment.id'],
      news: ['added Payment.token', 'added Payment'],
    });
  });

  it('keeps one entry when a name gets one that exists already', () => {
    const steps = {
      '1.0.1': ['added LoadAll', 'deprecated loadall>LoadAll 2.0.0'],
      '1.0.2': ['renamed LoadAll>loadall'],
    };
    expect(plan(steps)).toEqual({must: [], should: [], news: []});
    expect(plan(steps, {}, '1.0.1').must).toEqual(['renamed LoadAll loadall']);
  });

  it('says by their effects which changes need work', () => {
    const steps = {'1.0.1': ['changed load', 'changed buy']};
    const effects = [effect('1.0.1', 'buy'), effect('1.0.1', 'load', {need: 'none'})];
    expect(plan(steps, {effects})).toEqual({
      must: ['behavior buy'],
      should: [],
      news: ['changed load'],
    });
  });

  it('does not advertise a new name of which an effect says that it brings nothing', () => {
    const steps = {'1.0.1': ['added load', 'added fetch']};
    const effects = [effect('1.0.1', 'load', {need: 'none', otherwise: 'Never sent.'})];
    expect(plan(steps, {effects}).news).toEqual(['changed load', 'added fetch']);
  });

  it('does not pass on advice that an effect of its patch takes back, however late the upgrade starts', () => {
    const steps = {'1.0.1': ['deprecated load>fetch 2.0.0']};
    const effects = [effect('1.0.1', 'load', {need: 'none', otherwise: 'Keep `load`.'})];
    expect(plan(steps, {effects})).toEqual({must: [], should: [], news: ['changed load']});
    expect(plan(steps, {effects}, '1.0.2')).toEqual({must: [], should: [], news: []});
    expect(plan(steps, {}, '1.0.2').should).toEqual(['deprecated load']);
  });

  it('keeps the range of what no source dates, also where all of it lies between the two patches', () => {
    const effects = [effect('1.1.0', 'buy', {after: '1.0.0'})];
    const [entry] = planUpgrade('1.0.0', '1.1.0', facts({}, {effects})).mustChange;
    expect(entry?.openDates).toEqual([
      {patch: '1.1.0', range: {after: '1.0.0', upTo: '1.1.0'}, isNamed: false, isInside: true},
    ]);
    const [later] = planUpgrade('1.0.1', '1.1.0', facts({}, {effects})).mustChange;
    expect(later?.openDates?.map(({isInside}) => isInside)).toEqual([false]);
  });

  it('names the platform on which a name of both changed', () => {
    const steps = {'1.0.1': ['changed buy', 'changed load']};
    const effects = [
      effect('1.0.1', 'buy', {platform: 'android'}),
      effect('1.0.2', 'buy', {need: 'none'}),
      ...(['ios', 'android'] as const).map((platform) => effect('1.0.1', 'load', {platform})),
    ];
    const {mustChange} = planUpgrade('1.0.0', '1.1.0', facts(steps, {effects}));
    expect(mustChange.map(({name, platform}) => `${name} ${platform}`)).toEqual([
      'buy android',
      'load both',
    ]);
  });

  it('drops an effect that a later patch took back', () => {
    const steps = {'1.0.1': ['changed buy']};
    const effects = [effect('1.0.1', 'buy', {until: '1.1.0'})];
    expect(plan(steps, {effects}).must).toEqual([]);
    const before = planUpgrade('1.0.0', '1.0.10', facts(steps, {effects}));
    expect(before.mustChange.map(brief)).toEqual(['behavior buy']);
  });

  it('compares what the builds need', () => {
    const need = (id: string, since: string, until?: string): Requirement => ({
      ...{id, kind: 'kotlin', platform: 'android', since, needs: '', reason: '', todo: ''},
      ...(until === undefined ? {} : {until}),
    });
    const requirements = [
      need('same', '1.0.0'),
      {...need('gone', '1.0.0', '1.0.2'), kind: 'java' as const},
      need('replaced', '1.0.0', '1.0.2'),
      need('new', '1.0.10'),
      need('between', '1.0.1', '1.0.10'),
      {...need('again', '1.0.10'), earlier: {since: '1.0.0', until: '1.0.2'}},
    ];
    const {install} = planUpgrade('1.0.0', '1.1.0', facts({}, {requirements}));
    expect(install.map(({requirement, state}) => `${requirement.id} ${state}`)).toEqual([
      ...['new new', 'gone gone', 'same same', 'again same'],
    ]);
  });

  it('warns of a patch that can’t be built, and sends to the nearest one that can', () => {
    const broken = (patch: string) => ({patch, platform: 'ios' as const, because: 'it fails'});
    const breaks = (patches: readonly string[], from: string, to: string) =>
      planUpgrade(from, to, facts({}, {brokenBuilds: patches.map(broken)})).broken.map(
        ({patch, instead}) => [patch, instead],
      );
    expect(breaks(['1.0.1', '1.0.2'], '1.0.0', '1.0.1')).toEqual([['1.0.1', '1.0.10']]);
    expect(breaks(['1.0.10', '1.1.0'], '1.0.0', '1.1.0')).toEqual([['1.1.0', '1.0.2']]);
    expect(breaks(['1.0.1', '1.0.2'], '1.0.1', '1.1.0')).toEqual([['1.0.1', undefined]]);
    expect(breaks(['1.0.1'], '1.0.0', '1.1.0')).toEqual([]);
  });

  it('refuses patches that do not exist, and the way back', () => {
    expect(() => planUpgrade('1.0.3', '1.1.0', facts({}))).toThrow('1.0.3 is not a known patch');
    expect(() => planUpgrade('1.0.10', '1.0.2', facts({}))).toThrow('1.0.2 is not newer');
  });
});
