import {FALLBACK} from 'expo-iap-api-data/errors/errorIndex';
import {indexErrors} from 'expo-iap-api-data/errors/indexErrors';
import {loadErrors} from 'expo-iap-api-data/errors/loadErrors';
import {releaseLines} from 'expo-iap-api-data/releaseLines';
import {describe, expect, it} from 'vitest';
import {readCases} from '../testing/readCases.ts';
import {findErrors} from './findErrors.ts';

const indexes = new Map(
  releaseLines.map(({version}) => [version, indexErrors(loadErrors(version))]),
);
const find = (text: string, version = '2.8') => findErrors(text, indexes.get(version) ?? []);
const codes = (text: string, version?: string) => find(text, version).matches.map(({code}) => code);

/** A text, and the codes in it in their order, the hints, and in some lines the reasons of the first. */
type Case = {
  readonly text: string;
  readonly version?: string;
  readonly codes: readonly string[];
  readonly hints?: readonly object[];
  readonly reasons?: readonly object[];
};

it.each(readCases<Case>(import.meta.dirname))(
  'finds in $text: $codes',
  ({text, version, ...says}) => {
    const {matches, hints} = find(text, version);
    expect(matches.map(({code}) => code)).toEqual(says.codes);
    expect(hints).toEqual(says.hints ?? []);
    if (says.reasons) expect(matches[0]?.reasons).toEqual(says.reasons);
  },
);

it('stays quick with endless texts', () => {
  const start = performance.now();
  for (const piece of ['a_', 'SKError', 'code ', '[1;', 'E', '-', ' ']) find(piece.repeat(50_000));
  expect(performance.now() - start).toBeLessThan(2000);
});

describe.each([...indexes])('in %s', (version, index) => {
  it('finds every code and every name by itself', () => {
    for (const {code, stores = []} of index) {
      expect(codes(code, version)).toEqual([code]);
      expect(codes(code.toLowerCase(), version)).toEqual([code]);
      for (const {name} of stores) expect(codes(name, version)).toContain(code);
    }
  });

  it('has the codes that stand for everything else', () => {
    const known = index.map(({code}) => code);
    expect(known).toEqual(expect.arrayContaining([...Object.values(FALLBACK), 'E_NETWORK_ERROR']));
  });
});
