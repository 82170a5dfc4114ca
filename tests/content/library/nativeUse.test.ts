import {fileURLToPath} from 'node:url';
import type {ErrorEntry, StoreNumber} from 'expo-iap-api-data/errors/errorTypes';
import {loadErrors} from 'expo-iap-api-data/errors/loadErrors';
import {playResponses, storeKitErrors} from 'expo-iap-api-data/errors/storeNumbers';
import {packageFolder} from 'expo-iap-api-data/packages';
import {isTypeRecord} from 'expo-iap-api-data/releaseLines';
import {describe, expect, it} from 'vitest';
import {docsVersions} from '../../../src/site/versions.ts';
import {readNativeUse} from './readNativeUse.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

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

describe.each(installed)('the native sources of $patch', ({version, package: name}) => {
  const native = readNativeUse(packageFolder(root, name));
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
