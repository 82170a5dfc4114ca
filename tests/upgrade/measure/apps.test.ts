import {afterAll, expect, it} from 'vitest';
import {apps, isPlain, isRight} from './apps.ts';
import {judge} from './judge.ts';

// How much of what an upgrade changes in small apps the scanner names, and how much of what it names is true.

const LEAST = 0.95;

const pairs = [
  ['2.6', '2.7'],
  ['2.7', '2.8'],
] as const;

const judged = pairs.map(([from, to]) =>
  judge(
    apps.filter(({version}) => version === from),
    from,
    to,
  ),
);
const places = judged.reduce((sum, each) => sum + each.places, 0);
const told = judged.reduce((sum, each) => sum + each.told, 0);
const missed = judged.flatMap((each) => each.missed);
const wrong = judged.flatMap((each) => each.wrong);
const corrections = judged.reduce((sum, each) => sum + each.corrections, 0);
const recall = (places - missed.length) / places;
const precision = (told - wrong.length) / told;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
afterAll(() =>
  console.info(
    [
      `${apps.length} apps: ${places} places, recall ${percent(recall)}; ${told} findings, precision ${percent(precision)}; ${corrections} corrections`,
      ...missed.map((each) => `missed: ${each}`),
      ...wrong.map((each) => `wrong: ${each}`),
      ...judged.flatMap((each) => each.asked.map((place) => `only asked: ${place}`)),
      ...judged.flatMap((each) =>
        each.echoes.map((error) => `follows from another line: ${error}`),
      ),
      ...judged.flatMap((each) => each.unfollowed.map((place) => `not followed: ${place}`)),
    ].join('\n'),
  ),
);

it('there are apps of all kinds', () => {
  expect(apps.length).toBeGreaterThanOrEqual(40);
  expect(apps.filter(isPlain).length).toBeGreaterThanOrEqual(12);
  expect(apps.filter(({modules}) => modules.length > 1).length).toBeGreaterThanOrEqual(8);
  expect(apps.filter(isRight).length).toBeGreaterThanOrEqual(8);
});

it('nearly everything that must change is found', () => {
  expect(recall, missed.join('\n')).toBeGreaterThanOrEqual(LEAST);
});

it('nearly everything that is said is true', () => {
  expect(precision, wrong.join('\n')).toBeGreaterThanOrEqual(LEAST);
});

it('nothing is said of right code', () => {
  expect(wrong.filter((each) => each.includes('-right-'))).toEqual([]);
});

it('every correction compiles, and makes no other finding', () => {
  expect(judged.flatMap((each) => each.broken)).toEqual([]);
  expect(judged.flatMap((each) => each.made)).toEqual([]);
});

it('the lists have what the compiler does not say, and nothing in right code', () => {
  expect(judged.flatMap((each) => each.repeated)).toEqual([]);
  const rows = apps.flatMap((app) => app.reviewed.map((row) => ({...row, isRight: isRight(app)})));
  expect(rows.filter((row) => row.isRight && row.kind !== 'runs')).toEqual([]);
  expect(rows.filter(({kind, file}) => kind === 'runs' && !/\.jsx?$/.test(file))).toEqual([]);
});
