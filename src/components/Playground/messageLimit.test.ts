import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {messageLimit} from './messageLimit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('lets the first messages of a flood pass, and again those of the next second', () => {
  const fits = messageLimit(3);
  const flood = (): boolean[] => Array.from({length: 5}, fits);
  expect(flood()).toEqual([true, true, true, false, false]);
  vi.advanceTimersByTime(1_000);
  expect(flood()).toEqual([true, true, true, false, false]);
});

it('counts each frame alone', () => {
  const [first, second] = [messageLimit(1), messageLimit(1)];
  expect([first(), first(), second()]).toEqual([true, false, true]);
});
