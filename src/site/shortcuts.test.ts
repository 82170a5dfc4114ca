import {expect, it} from 'vitest';
import {ariaKeys, keyLabel, shortcuts} from './shortcuts.ts';

it('names keys as keyboards do', () => {
  expect(shortcuts.search.keys.map(keyLabel)).toEqual(['/', 'Ctrl K', '⌘ K']);
  expect(shortcuts.choose.keys.map(keyLabel)).toEqual(['↑', '↓']);
});

it('writes keys for assistive technology', () => {
  expect(ariaKeys(shortcuts.search)).toBe('/ Control+K Meta+K');
});

it('gives no key two effects', () => {
  const keys = Object.values(shortcuts).flatMap((shortcut): readonly string[] => shortcut.keys);
  expect(new Set(keys).size).toBe(keys.length);
});
