import {expect, it} from 'vitest';
import {apps, isPlain, isRight} from './apps.ts';
import {judge} from './judge.ts';

// Whether the scanner names what an upgrade changes in small apps, and only that.

const pairs = [
  ['2.6', '2.7'],
  ['2.7', '2.8'],
  ['2.8', '3.4'],
  ['3.4', '5.8'],
] as const;

const judged = pairs.map(([from, to]) =>
  judge(
    apps.filter((app) => app.version === from && app.to === to),
    from,
    to,
  ),
);
const all = (list: 'missed' | 'wrong' | 'broken' | 'made' | 'repeated') =>
  judged.flatMap((each) => each[list]);

it('there are apps of all kinds', () => {
  expect(apps.length).toBeGreaterThanOrEqual(40);
  expect(apps.filter(isPlain).length).toBeGreaterThanOrEqual(12);
  expect(apps.filter(({modules}) => modules.length > 1).length).toBeGreaterThanOrEqual(8);
  expect(apps.filter(isRight).length).toBeGreaterThanOrEqual(8);
});

it('everything that must change is found', () => {
  expect(all('missed')).toEqual([]);
});

it('everything that is said is true', () => {
  expect(all('wrong')).toEqual([]);
});

it('every correction compiles, and makes no other finding', () => {
  expect([...all('broken'), ...all('made')]).toEqual([]);
});

it('the lists have what the compiler does not say, and nothing in right code', () => {
  expect(all('repeated')).toEqual([]);
  const rows = apps.flatMap((app) => app.reviewed.map((row) => ({...row, isRight: isRight(app)})));
  expect(rows.filter((row) => row.isRight && row.kind !== 'runs')).toEqual([]);
  expect(rows.filter(({kind, file}) => kind === 'runs' && !/\.jsx?$/.test(file))).toEqual([]);
});
