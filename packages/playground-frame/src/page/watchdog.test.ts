import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {startWatchdog} from './watchdog.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch() {
  const ending = new AbortController();
  const told: boolean[] = [];
  let pings = 0;
  const watchdog = startWatchdog({
    ping: () => void (pings += 1),
    onStuck: (isStuck) => void told.push(isStuck),
    signal: ending.signal,
  });
  return {...watchdog, told, pings: () => pings, end: () => ending.abort()};
}

it('says once that a frame is stuck, and once that it goes on', () => {
  const {told, heard} = watch();
  vi.advanceTimersByTime(3_000);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([true]);
  heard();
  vi.advanceTimersByTime(500);
  expect(told).toEqual([true, false]);
});

it('says nothing of a frame that answers', () => {
  const {told, heard} = watch();
  for (let count = 0; count < 100; count += 1) {
    vi.advanceTimersByTime(500);
    heard();
  }
  expect(told).toEqual([]);
});

it('says that an app is stuck whose frame answers, but which never has a view', () => {
  const {told, heard, expectView, seen} = watch();
  expectView();
  for (let count = 0; count < 30; count += 1) {
    vi.advanceTimersByTime(500);
    heard();
  }
  expect(told).toEqual([true]);
  seen();
  expect(told).toEqual([true, false]);
});

it('asks nothing after the frame is gone', () => {
  const {pings, end} = watch();
  end();
  const before = pings();
  vi.advanceTimersByTime(10_000);
  expect(pings()).toBe(before);
});
