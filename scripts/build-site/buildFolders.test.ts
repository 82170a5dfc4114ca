import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {buildFolders, clearRemains, isComplete, swapFolders} from './buildFolders.ts';

describe('a finished build', () => {
  let root = '';
  const folders = () => buildFolders(root);
  const write = (folder: string, text: string) => {
    mkdirSync(join(folder, 'docs'), {recursive: true});
    writeFileSync(join(folder, 'docs/intro.html'), text);
  };
  const shown = () => readFileSync(join(folders().current, 'docs/intro.html'), 'utf8');
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'places-'));
    write(folders().current, 'old');
    write(folders().next, 'new');
  });
  afterEach(() => rmSync(root, {recursive: true}));

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
    const {current} = folders();
    expect(isComplete(folders())).toBe(false);
    swapFolders(folders());
    writeFileSync(join(current, 'docs/intro.html.br'), 'compressed');
    expect(isComplete(folders())).toBe(true);
    rmSync(join(current, 'docs/intro.html'));
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
