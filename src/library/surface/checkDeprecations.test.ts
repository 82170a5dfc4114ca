import {describe, expect, it} from 'vitest';
import {deprecated, ofPatch} from '../history/historyTypes.ts';
import {deprecationProblems, strayProblems} from './checkDeprecations.ts';
import type {PatchNames} from './patchNames.ts';

const release = (tagged: readonly string[]): PatchNames => ({
  patch: '2.8.8',
  exports: new Set(['sync', 'getProducts']),
  members: new Map(),
  ownMembers: new Map(),
  tagged: new Set(tagged),
});
const syncEntry = ofPatch('2.6.1', 'package', deprecated('3.0.0', ['sync', 'syncIOS']));

describe('deprecationProblems', () => {
  it('is content when marks and history agree', () => {
    expect(deprecationProblems(release(['sync']), syncEntry)).toEqual([]);
  });

  it('reports a mark that the history lacks', () => {
    expect(deprecationProblems(release(['sync', 'getProducts']), syncEntry)).toEqual([
      expect.stringMatching(/^getProducts: the package 2\.8\.8 marks it as deprecated, but/),
    ]);
  });

  it('reports an entry without a mark, unless it says that there is none', () => {
    expect(deprecationProblems(release([]), syncEntry)).toEqual([
      expect.stringMatching(/^sync: .* has no mark/),
    ]);
    const untagged = syncEntry.map((entry) => ({...entry, untagged: true as const}));
    expect(deprecationProblems(release([]), untagged)).toEqual([]);
  });
});

describe('strayProblems', () => {
  it('finds a misspelled name', () => {
    const history = ofPatch('2.6.1', 'package', deprecated('3.0.0', ['snyc', 'syncIOS']));
    expect(strayProblems([release([])], history)).toEqual([
      expect.stringMatching(/^snyc: .*Correct its spelling/),
    ]);
    expect(strayProblems([release([])], syncEntry)).toEqual([]);
  });
});
