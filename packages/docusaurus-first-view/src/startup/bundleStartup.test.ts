import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {bundleStartup} from './bundleStartup.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'acts-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

it('is small enough for every page, and plain JavaScript', () => {
  const code = bundleStartup({namespace: ''});
  expect(code.length).toBeLessThan(4200);
  expect(() => new Function(code)).not.toThrow();
  expect(code).not.toMatch(/<\/script/i);
});

it('has the acts of a site, which know the names under which it stores things', () => {
  const acts = join(folder, 'acts.ts');
  writeFileSync(
    acts,
    `declare const STORAGE_NAMESPACE: string;
    const nothing = (): void => {};
    export {nothing as handlePress, nothing as handleKey, nothing as reload, nothing as restore};
    export const handleClick = (): void => { localStorage['theme' + STORAGE_NAMESPACE] = 'dark'; };`,
  );
  expect(bundleStartup({namespace: '-3ab', acts})).toContain('localStorage["theme-3ab"]="dark"');
});

it('refuses acts that lack one', () => {
  const acts = join(folder, 'acts.js');
  writeFileSync(acts, 'export function handleClick() {}');
  expect(() => bundleStartup({namespace: '', acts})).toThrow('No matching export');
});
