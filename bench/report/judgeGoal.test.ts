import {expect, it} from 'vitest';
import {judgeGoal} from './judgeGoal.ts';
import {Measurements} from './measurements.ts';

function measured(values: Readonly<Record<string, readonly [ours: number, starlight: number]>>) {
  const measurements = new Measurements();
  for (const [measure, [ours, starlight]] of Object.entries(values)) {
    measurements.add(measure, 'ours', ours);
    measurements.add(measure, 'starlight', starlight);
  }
  return measurements;
}

const goal = {title: 'Paint', measure: 'paint', unit: 'ms'} as const;

it('compares our median with a part of the peer in the same run', () => {
  const bound = {kind: 'peer', peer: 'starlight', factor: 0.8} as const;
  expect(judgeGoal({...goal, bound}, measured({paint: [800, 1000]}))).toMatchObject({
    ratio: 0.8,
    isMet: true,
  });
  expect(judgeGoal({...goal, bound}, measured({paint: [801, 1000]})).isMet).toBe(false);
});

it('decides against a peer that has nothing to compare with, too', () => {
  const bound = {kind: 'peer', peer: 'starlight', factor: 1} as const;
  expect(judgeGoal({...goal, bound}, measured({paint: [5, 0]}))).toMatchObject({
    ratio: undefined,
    isMet: false,
  });
});

it('counts no lead that is smaller than the spread', () => {
  const bound = {kind: 'peer', peer: 'starlight', factor: 1} as const;
  const values = (ours: readonly number[], starlight: readonly number[]) => {
    const measurements = new Measurements();
    for (const value of ours) measurements.add('paint', 'ours', value);
    for (const value of starlight) measurements.add('paint', 'starlight', value);
    return measurements;
  };
  const steady = values([90, 90, 91, 92, 130], [95, 96, 97, 97, 60]);
  expect(judgeGoal({...goal, bound}, steady).isMet).toBe(true);
  const scattered = values([70, 80, 90, 100, 110], [75, 85, 97, 105, 115]);
  expect(judgeGoal({...goal, bound}, scattered).isMet).toBe(false);
});

it('compares the medians of two values of ours', () => {
  const measurements = new Measurements();
  for (const value of [70, 80, 90, 100, 110]) measurements.add('paint', 'ours', value);
  for (const value of [75, 85, 97, 105, 115]) measurements.add('base', 'ours', value);
  const bound = {kind: 'own', base: 'base', factor: 1} as const;
  expect(judgeGoal({...goal, bound}, measurements).isMet).toBe(true);
});

it('compares our value with a limit, or with another of our values', () => {
  const values = measured({paint: [60, 90], base: [10, 1]});
  const limit = {...goal, bound: {kind: 'limit', most: 60}, beside: 'starlight'} as const;
  expect(judgeGoal(limit, values)).toMatchObject({isMet: true, other: 90, otherName: 'starlight'});
  const own = {...goal, bound: {kind: 'own', base: 'base', factor: 5}} as const;
  expect(judgeGoal(own, values)).toMatchObject({isMet: false, ratio: 6, otherName: 'ours'});
});

it('leaves open what was not measured', () => {
  const bound = {kind: 'limit', most: 1} as const;
  expect(judgeGoal({...goal, bound}, new Measurements()).isMet).toBeUndefined();
});
