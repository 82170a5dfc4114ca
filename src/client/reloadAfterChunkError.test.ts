// @vitest-environment jsdom
import {afterEach, expect, it, vi} from 'vitest';
import {afterTyping, type FlagStore, forgetFailure, mayReload} from './reloadAfterChunkError.ts';

function memory(): FlagStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

afterEach(() => vi.useRealTimers());

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

it('waits for a pause of a reader who is in a field, and for nobody else', () => {
  vi.useFakeTimers();
  const act = vi.fn();
  afterTyping(act);
  expect(act).toHaveBeenCalledTimes(1);

  document.body.innerHTML = '<input>';
  document.querySelector('input')?.focus();
  afterTyping(act);
  for (let letter = 0; letter < 5; letter += 1) {
    vi.advanceTimersByTime(400);
    document.dispatchEvent(new KeyboardEvent('keydown', {key: 'a'}));
  }
  expect(act).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(act).toHaveBeenCalledTimes(2);
});

it.each([
  ['reloads', {}, 1],
  ['does not take back the link that the reader followed', {leaving: ''}, 0],
])('after a script failed %s', async (_, marks, times) => {
  const reload = vi.fn();
  document.addEventListener('keep-and-reload', reload);
  Object.assign(document.documentElement.dataset, marks);
  const failure = Object.assign(new Error('Loading chunk 7 failed.'), {name: 'ChunkLoadError'});
  const event = new Event('unhandledrejection', {cancelable: true});
  window.dispatchEvent(Object.assign(event, {reason: failure}));
  expect(reload).toHaveBeenCalledTimes(times);
  expect(event.defaultPrevented, 'the console has no error').toBe('leaving' in marks);
  delete document.documentElement.dataset['leaving'];
  forgetFailure(() => window.sessionStorage);
  document.removeEventListener('keep-and-reload', reload);
});
