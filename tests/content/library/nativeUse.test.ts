import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ErrorEntry, StoreNumber} from 'expo-iap-api-data/errors/errorTypes';
import {loadErrors} from 'expo-iap-api-data/errors/loadErrors';
import {playResponses, storeKitErrors} from 'expo-iap-api-data/errors/storeNumbers';
import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import {nativeCodes} from 'expo-iap-api-data/nativeCodes';
import {packageFolder} from 'expo-iap-api-data/packages';
import {isTypeRecord} from 'expo-iap-api-data/releaseLines';
import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import {describe, expect, it} from 'vitest';
import {docsVersions, liveVersion} from '../../../src/site/versions.ts';
import {KOTLIN, readNativeUse} from './readNativeUse.ts';

// The record of 2.6 has no native sources; its codes were read in upstream's history.
const installed = docsVersions.filter((patch) => !isTypeRecord(patch));

/** Codes per number of a store, as the entries tell it. */
function numbersOf(
  entries: readonly ErrorEntry[],
  platform: 'ios' | 'android',
): readonly (StoreNumber & {readonly code: string})[] {
  return entries.flatMap((entry) =>
    entry.kind === 'never'
      ? []
      : (entry[platform]?.numbers ?? []).map((found) => ({...found, code: entry.code})),
  );
}

/** What `nativeCodes` says of a patch. */
const codesOutside = (patch: string) =>
  nativeCodes.filter(
    ({since = patch, until = patch}) =>
      comparePatchNumbers(since, patch) <= 0 && comparePatchNumbers(until, patch) >= 0,
  );

describe.each(installed.flatMap(({olderPatches, ...newest}) => [newest, ...olderPatches]))(
  'the codes outside the enum in $patch',
  ({patch, package: name}) => {
    const read = (file: string): string =>
      readFileSync(join(packageFolder('.', name), KOTLIN, file), 'utf8');

    it('are the constants of the native source that the enum lacks, and sent when used elsewhere', () => {
      const members = loadSurface(liveVersion().version).symbols.find(
        (symbol) => symbol.name === 'ErrorCode',
      )?.members;
      const inEnum = new Set(members?.map((member) => member.name));
      const lacking = [...read('Types.kt').matchAll(/const val \w+ = "(E_\w+|EMPTY_SKU_LIST)"/g)]
        .map(([, code = '']) => code)
        .filter((code) => !inEnum.has(code));
      const module = read('ExpoIapModule.kt');
      const found = lacking.map((code) => ({
        code,
        use: new RegExp(`\\.${code}\\b`).test(module) ? 'sent' : 'constant',
      }));
      const told = codesOutside(patch).map(({code, use}) => ({code, use}));
      const byCode = (left: {code: string}, right: {code: string}) =>
        left.code.localeCompare(right.code);
      expect(found.toSorted(byCode)).toEqual(told.toSorted(byCode));
    });
  },
);

describe.each(installed)('the native sources of $patch', ({version, package: name}) => {
  const native = readNativeUse(packageFolder('.', name));
  const entries = loadErrors(version);

  it.each(['ios', 'android'] as const)(
    'raise on %s the codes that the entries name',
    (platform) => {
      const told = entries.filter((entry) => entry.kind === 'sent' && entry[platform] !== null);
      expect(told.map(({code}) => code).toSorted()).toEqual([...native[platform]].toSorted());
    },
  );

  it('turn each response of Play into the code that names it', () => {
    const told = numbersOf(entries, 'android');
    expect(told.map((found) => found.name).toSorted()).toEqual(
      Object.keys(playResponses).toSorted(),
    );
    for (const found of told) {
      const code = native.play.get(found.name) ?? 'E_UNKNOWN';
      expect([found.name, found.code]).toEqual([found.name, code]);
    }
  });

  it('turn each number of StoreKit into the code that names it', () => {
    const told = numbersOf(entries, 'ios');
    const expected = native.storeKit.size === 0 ? [] : Object.keys(storeKitErrors);
    expect(told.map((found) => found.name).toSorted()).toEqual(expected.toSorted());
    for (const found of told) {
      const code = native.storeKit.get(found.number) ?? 'E_PURCHASE_ERROR';
      expect([found.name, found.code]).toEqual([found.name, code]);
    }
  });
});
