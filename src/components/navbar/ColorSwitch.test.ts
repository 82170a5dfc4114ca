import {expect, it} from 'vitest';
import {nextMode} from './ColorSwitch.tsx';

it('flips light and dark, and where the system counts, goes from dark to it', () => {
  expect(nextMode('light', false)).toBe('dark');
  expect(nextMode('dark', false)).toBe('light');
  expect(nextMode(null, false)).toBe('dark');
  expect(nextMode('light', true)).toBe('dark');
  expect(nextMode('dark', true)).toBeNull();
  expect(nextMode(null, true)).toBe('light');
});
