import {expect, it} from 'vitest';
import {type FlagStore, forgetFailure, mayReload} from './healFirstLoad.ts';

function memory(): FlagStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

it('reloads a failed page once', () => {
  const store = memory();
  expect(mayReload(() => store, '/docs/intro')).toBe(true);
  expect(mayReload(() => store, '/docs/intro')).toBe(false);
});

it('may reload again after a page was shown', () => {
  const store = memory();
  mayReload(() => store, '/docs/intro');
  forgetFailure(() => store);
  expect(mayReload(() => store, '/docs/intro')).toBe(true);
});

it('never reloads when the reload cannot be remembered', () => {
  const blocked = (): FlagStore => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(mayReload(blocked, '/docs/intro')).toBe(false);
  expect(() => forgetFailure(blocked)).not.toThrow();
});
