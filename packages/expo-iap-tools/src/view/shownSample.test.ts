import {expect, it} from 'vitest';
import {pickSample} from './shownSample.ts';

const sample = (side: 'before' | 'after', ...versions: string[]) => ({id: 'x', side, versions});
const samples = [
  sample('before', '2.6'),
  sample('before', '2.9', '2.10'),
  sample('after', '2.9'),
  sample('after', '2.10'),
];

it.each([
  ['before', '2.10', '2.9'],
  ['before', '2.7', '2.6'],
  ['before', '2.5', '2.6'],
  ['after', '2.7', '2.9'],
  ['after', '2.11', undefined],
] as const)(
  'takes %s for %s the sample of %s, old code from before and new from after',
  (side, version, found) => {
    expect(pickSample(samples, {id: 'x', side, version})?.versions[0]).toBe(found);
    expect(pickSample(samples, {id: 'y', side, version})).toBeUndefined();
  },
);
