import {expect, it} from 'vitest';
import {next, startState} from './playgroundState.ts';
import type {LogLine} from './readReport.ts';

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
  expect(state.log).toEqual(linesFrom(4_000, 1_000));
});

it('forgets the log of the phone before', () => {
  const state = next(startState('running'), {type: 'log', lines: linesFrom(0, 1)});
  expect(next(state, {type: 'start'}).log).toEqual([]);
});
