// @vitest-environment jsdom
import {afterEach, expect, it, vi} from 'vitest';
import {whenIdle} from './thisPage.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('does the work once while the browser is idle', () => {
  const requestIdleCallback = vi.fn((work: () => void) => {
    work();
    return 1;
  });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.useFakeTimers();
  const work = vi.fn();
  whenIdle(work);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

it('does the work a little later in a browser that does not know idle time, such as Safari', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.useFakeTimers();
  const work = vi.fn();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});
