import {expect, it} from 'vitest';
import {healingStep, markHealed} from './healingStep.ts';
import type {FlagStore} from './healingStep.ts';

function memory(): FlagStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

it('E2 reloads a failed page once, then tells the reader', () => {
  const store = memory();
  expect(healingStep(() => store, '/docs/intro')).toBe('reload');
  expect(healingStep(() => store, '/docs/intro')).toBe('tell');
});

it('E2 may reload again after a page came alive', () => {
  const store = memory();
  healingStep(() => store, '/docs/intro');
  markHealed(() => store);
  expect(healingStep(() => store, '/docs/intro')).toBe('reload');
});

it('E2 never reloads when the reload cannot be remembered', () => {
  const blocked = (): FlagStore => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(healingStep(blocked, '/docs/intro')).toBe('tell');
  expect(() => markHealed(blocked)).not.toThrow();
});
