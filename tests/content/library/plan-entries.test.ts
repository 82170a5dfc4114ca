import {documentedBy, nameSamples} from 'expo-iap-api-data/upgrade/nameFacts';
import type {PlanEntry} from 'expo-iap-tools/plan/plan';
import {upgradeFacts} from 'expo-iap-tools/plan/upgradeFacts';
import {samplesOf} from 'expo-iap-tools/view/parts';
import {successorOf} from 'expo-iap-tools/view/planWords';
import {referenceOf} from 'expo-iap-tools/view/reference';
import {describe, expect, it} from 'vitest';
import {readUpgradeSamples} from '../../../src/checks/upgradeSamples.ts';
import {referencePlaces} from '../../../src/marks/referencePlaces.ts';
import {entriesOf, plans} from './allPlans.ts';

// What a reader finds with each entry of a plan: old and new code, and a place that explains it.

const {patches, effects} = upgradeFacts;
const samples = readUpgradeSamples('.');
const reference = referencePlaces('.');

/** Entries without old and new code, and why. A new name has no old code, and what asks for nothing no new. */
const withoutSample: Readonly<Record<string, string>> = {
  'AppTransactionIOS.originalAppAccountToken':
    'it went with 2.6.2 without a replacement, and no release with it can be installed',
};
/** Samples without old code, and why. */
const withoutOldCode: Readonly<Record<string, string>> = {
  'original-platform': 'only 2.6.2 had the field in every case, and its types cannot be installed',
};

const neighbors = patches
  .slice(1)
  .flatMap((to, index) => plans.filter((plan) => plan.from === patches[index] && plan.to === to));

const isNeeded = ({kind}: PlanEntry): boolean => kind !== 'added' && kind !== 'changed';

/** Whether a line says it all: the old name, and the one to write instead. */
const isSpelling = (entry: PlanEntry): boolean =>
  entry.effects.every(({need}) => need === 'none') && successorOf(entry) !== undefined;

describe.each(neighbors)('from $from to $to', (plan) => {
  const {to, mustChange} = plan;
  const entries = entriesOf(plan);

  it('every entry that asks for work shows old and new code, or is another spelling', () => {
    const bare = entries
      .filter((entry) => isNeeded(entry) && !isSpelling(entry) && samplesOf(entry).length === 0)
      .map(({name}) => name);
    expect(bare.filter((name) => !Object.hasOwn(withoutSample, name))).toEqual([]);
  });

  it('every change that asks for work has its own sample', () => {
    const bare = mustChange
      .flatMap((entry) => entry.effects)
      .filter(({need, sample}) => need === 'must' && sample === undefined);
    expect(bare.map(({id}) => id)).toEqual([]);
  });

  it('every entry leads to the reference, and names its patch', () => {
    expect(entries.filter((entry) => !referenceOf(entry, {to, reference}))).toEqual([]);
    expect(entries.filter((entry) => entry.patches.length === 0)).toEqual([]);
  });
});

it('every exception is one', () => {
  const all = neighbors.flatMap(({mustChange, shouldChange}) => [...mustChange, ...shouldChange]);
  const bare = all.filter((entry) => !isSpelling(entry) && samplesOf(entry).length === 0);
  expect([...new Set(bare.map(({name}) => name))]).toEqual(Object.keys(withoutSample));
  const known = new Set(Object.values(reference).flatMap((places) => Object.keys(places)));
  expect(
    Object.entries(documentedBy).filter(([, names]) => !names.some((name) => known.has(name))),
  ).toEqual([]);
});

describe('the samples of upgrades', () => {
  const ids = new Set(samples.map(({id}) => id));
  const wanted = new Set([
    ...effects.flatMap(({sample}) => sample ?? []),
    ...Object.values(nameSamples),
  ]);

  it('are all shown, and all there', () => {
    expect([...ids].toSorted()).toEqual([...wanted].toSorted());
  });

  it('have old and new code', () => {
    const sidesOf = (id: string): ReadonlySet<string> =>
      new Set(samples.filter((one) => one.id === id).map(({side}) => side));
    expect([...ids].filter((id) => !sidesOf(id).has('after'))).toEqual([]);
    expect([...ids].filter((id) => !sidesOf(id).has('before'))).toEqual(
      Object.keys(withoutOldCode),
    );
  });
});
