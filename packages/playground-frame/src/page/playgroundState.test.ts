import {expect, it} from 'vitest';
import {next, startState} from './playgroundState.ts';
import type {LogLine} from './readReport.ts';

const withoutIds = (lines: readonly LogLine[]): LogLine[] =>
  lines.map(({time, place, what, details}) => ({time, place, what, details}));

const linesFrom = (start: number, count: number): LogLine[] =>
  Array.from({length: count}, (_, index) => ({
    time: start + index,
    place: 'app',
    what: 'console.log',
    details: '',
  }));

it('keeps the newest lines of a log that never ends', () => {
  let state = startState('running');
  for (let start = 0; start < 5_000; start += 250)
    state = next(state, {type: 'log', lines: linesFrom(start, 250)});
  expect(withoutIds(state.log)).toEqual(linesFrom(4_000, 1_000));
  // A row that stays keeps its number, so that React leaves it alone.
  expect(state.log.map(({id}) => id)).toEqual(linesFrom(4_000, 1_000).map(({time}) => time));
});

it('forgets the log of the phone before', () => {
  const state = next(startState('running'), {type: 'log', lines: linesFrom(0, 1)});
  expect(next(state, {type: 'start'}).log).toEqual([]);
});

it('says why a frame was removed, and forgets it with the next one', () => {
  const state = next(startState('running'), {type: 'abuse', abuse: 'flood'});
  expect(state).toMatchObject({status: 'stopped', abuse: 'flood'});
  expect(next(state, {type: 'start'}).abuse).toBeUndefined();
});

it('takes back that code is stuck when it goes on', () => {
  const state = next(startState('starting'), {type: 'stuck', isStuck: true});
  expect(state.isStuck).toBe(true);
  expect(next(state, {type: 'stuck', isStuck: false}).isStuck).toBe(false);
});
