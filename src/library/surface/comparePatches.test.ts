import {describe, expect, it} from 'vitest';
import {added, ofPatch, removed, renamed} from '../history/historyTypes.ts';
import {comparePatches} from './comparePatches.ts';
import type {PatchNames} from './patchNames.ts';

const release = (
  patch: string,
  exports: readonly string[],
  members: Readonly<Record<string, readonly string[]>> = {},
): PatchNames => {
  const sets = new Map(Object.entries(members).map(([owner, own]) => [owner, new Set(own)]));
  return {patch, exports: new Set(exports), members: sets, ownMembers: sets, tagged: new Set()};
};

describe('comparePatches', () => {
  it('accepts a history that explains every difference', () => {
    const releases = [
      release('2.8.0', ['load', 'Base'], {Active: ['id']}),
      release('2.8.7', ['load', 'fetch', 'Common'], {Active: ['id', 'token']}),
    ];
    const history = [
      ...ofPatch('2.8.1', 'package', [
        ...renamed(['Base', 'Common']),
        ...added('Short', 'Active.token'),
      ]),
      ...ofPatch('2.8.2', 'package', removed('Short')),
      ...ofPatch('2.8.7', 'package', added('fetch')),
    ];
    expect(comparePatches(releases, history)).toEqual([]);
  });

  it('names both sides when a name is older than the history says', () => {
    const releases = [release('2.8.0', ['fetch']), release('2.8.7', ['fetch'])];
    expect(comparePatches(releases, ofPatch('2.8.6', 'package', added('fetch')))).toEqual([
      'fetch: src/library/history says that it was not there before 2.8.6, but the package 2.8.0 ' +
        'has it. Correct the entry, or the version table.',
    ]);
  });

  it('names both sides when a name is younger than the history says', () => {
    const releases = [release('2.8.0', []), release('2.8.7', []), release('2.8.8', ['fetch'])];
    expect(comparePatches(releases, ofPatch('2.8.6', 'package', added('fetch')))).toEqual([
      expect.stringMatching(/^fetch: .*2\.8\.6 brought it, but the package 2\.8\.7 lacks it/),
      expect.stringMatching(/^fetch: 2\.8\.8 has it and 2\.8\.7 lacks it, but .*says nothing/),
    ]);
  });

  it('demands an entry for members too', () => {
    const releases = [
      release('2.8.7', ['Active'], {Active: ['id', 'old']}),
      release('2.8.8', ['Active'], {Active: ['id', 'token']}),
    ];
    expect(comparePatches(releases, [])).toEqual([
      expect.stringMatching(/^Active\.token: 2\.8\.8 has it and 2\.8\.7 lacks it/),
      expect.stringMatching(/^Active\.old: 2\.8\.7 has it and 2\.8\.8 lacks it/),
    ]);
  });

  it('refuses a removal of something that was never there', () => {
    const releases = [release('2.8.0', ['a']), release('2.8.7', ['a'])];
    expect(comparePatches(releases, ofPatch('2.8.1', 'package', removed('b')))).toEqual([
      expect.stringMatching(/^b: .*it was there before 2\.8\.1, but the package 2\.8\.0 lacks it/),
    ]);
  });

  it('holds what came before the oldest release against it', () => {
    const history = ofPatch('2.6.1', 'upstream git history', added('syncIOS'));
    expect(comparePatches([release('2.6.3', ['syncIOS'])], history)).toEqual([]);
    expect(comparePatches([release('2.6.3', [])], history)).toHaveLength(1);
  });
});
