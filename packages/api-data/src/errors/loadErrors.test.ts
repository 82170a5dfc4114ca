import {describe, expect, it} from 'vitest';
import {patchesOf} from '../history/patches.ts';
import {releaseLines} from '../releaseLines.ts';
import {loadSurface} from '../surface/loadSurface.ts';
import {loadErrors} from './loadErrors.ts';

const versions = releaseLines.map(({version}) => version);

describe.each(versions)('the error codes of %s', (version) => {
  const surface = loadSurface(version);
  const entries = loadErrors(version);
  const members = surface.symbols
    .find(({name}) => name === 'ErrorCode')
    ?.members.map(({name}) => name);

  it('are the members of the enum and the native codes, each once', () => {
    const expected = [...(members ?? []), ...surface.nativeCodes.map(({code}) => code)];
    expect(entries.map(({code}) => code).toSorted()).toEqual(expected.toSorted());
  });

  it('carry the numbers of ErrorCodeMapping, and none outside the enum', () => {
    const table = surface.symbols
      .find(({name}) => name === 'ErrorCodeMapping')
      ?.members.find(({name}) => name === 'ios');
    const numbers = new Map(table?.members?.map(({name, type}) => [name, Number(type)]));
    expect(numbers.size).toBe(24);
    for (const {code, tableNumber} of entries) {
      expect([code, tableNumber]).toEqual([code, numbers.get(code) ?? null]);
    }
  });

  it('are of no use exactly when native code has them as a constant only', () => {
    for (const {code, use} of surface.nativeCodes) {
      const kind = entries.find((entry) => entry.code === code)?.kind;
      expect([code, kind]).toEqual([code, use === 'sent' ? 'sent' : 'never']);
    }
  });

  it('come from a platform when they arrive', () => {
    for (const entry of entries) {
      if (entry.kind === 'never') continue;
      const triggers = [entry.ios, entry.android].flatMap((sent) => sent?.triggers ?? []);
      expect([entry.code, triggers.length > 0]).toEqual([entry.code, true]);
      for (const {since} of triggers) {
        if (since === undefined) continue;
        expect(patchesOf(version).map(({patch}) => patch)).toContain(since);
      }
    }
  });
});

describe('loadErrors', () => {
  it('puts members before texts, and codes of no use last', () => {
    const kinds = loadErrors('2.8').map(
      ({kind, tableNumber}) => `${kind} ${tableNumber === null ? 'text' : 'member'}`,
    );
    expect([...new Set(kinds)]).toEqual(['sent member', 'sent text', 'never member', 'never text']);
  });

  it('refuses a version that the site does not have', () => {
    expect(() => loadErrors('1.0')).toThrow('There is no release line "1.0".');
  });
});
