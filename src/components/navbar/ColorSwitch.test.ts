import {expect, it} from 'vitest';
import {nextMode} from './ColorSwitch.tsx';

it('flips light and dark where the system does not count', () => {
  expect(nextMode('light', false)).toBe('dark');
  expect(nextMode('dark', false)).toBe('light');
  expect(nextMode(null, false)).toBe('dark');
});

it('goes from light over dark to the system where it counts', () => {
  expect(nextMode('light', true)).toBe('dark');
  expect(nextMode('dark', true)).toBeNull();
  expect(nextMode(null, true)).toBe('light');
});
