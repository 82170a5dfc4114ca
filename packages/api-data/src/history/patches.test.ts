import {describe, expect, it} from 'vitest';
import {latestPatch, releaseLines} from '../releaseLines.ts';
import {allHistory} from './allHistory.ts';
import {knownPatches, patchesOf, requireRelease} from './patches.ts';
import {comparePatchNumbers} from './patchNumbers.ts';

describe('knownPatches', () => {
  it('lists every release of a line in order of number and of day', () => {
    const sorted = knownPatches.toSorted((a, b) => comparePatchNumbers(a.patch, b.patch));
    expect(knownPatches).toEqual(sorted);
    expect(patchesOf('2.6').map(({patch}) => patch)).toEqual(['2.6.0', '2.6.1', '2.6.2', '2.6.3']);
    expect(patchesOf('2.7')).toHaveLength(15);
    expect(patchesOf('2.8').at(-1)?.patch).toBe(latestPatch('2.8'));
  });

  it('knows every patch that the version table and the history name', () => {
    const known = new Set(knownPatches.map(({patch}) => patch));
    const named = [
      ...releaseLines.flatMap(({patch, olderPatches}) => [
        patch,
        ...olderPatches.map((older) => older.patch),
      ]),
      ...allHistory.map(({patch}) => patch).filter((patch) => patch !== '2.5'),
    ];
    expect(named.filter((patch) => !known.has(patch))).toEqual([]);
  });
});

describe('requireRelease', () => {
  it('accepts every release up to the one that the pages describe, of earlier lines too', () => {
    for (const patch of ['2.8.8', '2.8.5', '2.7.5']) {
      expect(() => requireRelease(patch, '2.8.8')).not.toThrow();
      expect(() => requireRelease(patch, '2.9.7')).not.toThrow();
    }
  });

  it('refuses a release that does not exist or is later', () => {
    expect(() => requireRelease('2.8.44', '2.9.7')).toThrow('2.8.44 is not a known release.');
    expect(() => requireRelease('2.8.5', '2.7.5')).toThrow('2.8.5 is later than 2.7.5');
  });
});

describe('comparePatchNumbers', () => {
  it('compares numbers, not texts', () => {
    expect(comparePatchNumbers('2.7.10', '2.7.9')).toBeGreaterThan(0);
    expect(comparePatchNumbers('2.7.14', '2.8.0')).toBeLessThan(0);
    expect(comparePatchNumbers('2.8.8', '2.8.8')).toBe(0);
    expect(comparePatchNumbers('2.5', '2.6.0')).toBeLessThan(0);
  });
});
