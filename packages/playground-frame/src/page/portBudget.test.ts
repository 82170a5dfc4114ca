import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {portBudget, windowBudget} from './portBudget.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How many of these texts fit. */
function fitting(fits: (data: unknown) => boolean, text: string, most: number): number {
  for (let count = 0; count < most; count += 1) if (!fits(text)) return count;
  return most;
}

it('lets a phone report for as long as it likes', () => {
  const fits = portBudget();
  for (let second = 0; second < 60; second += 1) {
    expect(fitting(fits, 'x'.repeat(20_000), 40)).toBe(40);
    vi.advanceTimersByTime(1_000);
  }
});

it('ends a flood of small messages, and one of large ones', () => {
  expect(fitting(portBudget(), 'x', 10_000)).toBe(200);
  expect(fitting(portBudget(), 'x'.repeat(900_000), 10_000)).toBe(3);
});

it.each([
  ['a text that is too long', 'x'.repeat(1_000_001)],
  ['an object', {type: 'pong'}],
  ['a buffer', new ArrayBuffer(8)],
])('refuses %s', (_, data) => {
  expect(portBudget()(data)).toBe(false);
});

it('lets a frame say hello to the window, and not much more', () => {
  const fits = windowBudget();
  expect(fitting(() => fits(), '', 10_000)).toBe(20);
});
