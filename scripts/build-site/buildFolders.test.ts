import {existsSync, renameSync, rmSync} from 'node:fs';
import {beforeEach, describe, expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/testFolder.ts';
import {buildFolders, clearRemains, isComplete, swapFolders} from './buildFolders.ts';

describe('a finished build', () => {
  const {at, write, read} = testFolder();
  const folders = () => buildFolders(at());
  const shown = () => read('build/docs/intro.html');
  beforeEach(() => {
    write('build/docs/intro.html', 'old');
    write('.cache/next-build/docs/intro.html', 'new');
  });

  it('takes the place of the last one', () => {
    swapFolders(folders());
    expect(shown()).toBe('new');
    expect(existsSync(folders().next)).toBe(false);
    expect(existsSync(folders().previous)).toBe(false);
  });

  it('needs no last one', () => {
    rmSync(folders().current, {recursive: true});
    swapFolders(folders());
    expect(shown()).toBe('new');
  });

  it('is complete until a file of it changes', () => {
    expect(isComplete(folders())).toBe(false);
    swapFolders(folders());
    expect(isComplete(folders())).toBe(true);
    rmSync(at('build/docs/intro.html'));
    expect(isComplete(folders())).toBe(false);
  });

  it('leaves no remains behind, and brings back a site that was on its way', () => {
    renameSync(folders().current, folders().previous);
    clearRemains(folders());
    expect(shown()).toBe('old');
    expect(existsSync(folders().next)).toBe(false);
    expect(existsSync(folders().previous)).toBe(false);
  });
});
