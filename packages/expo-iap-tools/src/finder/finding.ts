import {type ErrorIndex, FALLBACK} from 'expo-iap-api-data/errors/errorIndex';
import type {StoreNumber} from 'expo-iap-api-data/errors/errorTypes';

/** Why a code is an answer to what was pasted. */
export type Reason =
  | {readonly kind: 'code'}
  | {readonly kind: 'spelling' | 'message' | 'words'; readonly written: string}
  | ({readonly kind: 'store'} & StoreNumber)
  /** A store's error that has no code. */
  | {readonly kind: 'rest'; readonly store: StoreNumber['store']; readonly written: string}
  | {readonly kind: 'network'}
  | {readonly kind: 'table'; readonly number: number};

/** A code and one reason to show it. */
export type FoundCode = {readonly code: string; readonly reason: Reason};

/** The codes for the errors of a store that pass a test. */
export function findStoreNumbers(
  index: ErrorIndex,
  accepts: (entry: StoreNumber) => boolean,
): readonly FoundCode[] {
  return index.flatMap(({code, stores = []}) =>
    stores.filter(accepts).map((entry): FoundCode => ({code, reason: {kind: 'store', ...entry}})),
  );
}

/** The code that arrives for errors of a store that have no code. */
export function restOf(store: StoreNumber['store'], written: string): FoundCode {
  return {code: FALLBACK[store], reason: {kind: 'rest', store, written}};
}

const canonicalNames = new Map<string, string>();

/** The canonical form of a name of an index, kept: each is compared with every name of a long log. */
export function canonicalOf(name: string): string {
  const known = canonicalNames.get(name) ?? canonical(name);
  canonicalNames.set(name, known);
  return known;
}

/** Writes a name so that case, the spelling of "canceled" and old prefixes of Play do not matter. */
export function canonical(name: string): string {
  return name
    .toUpperCase()
    .replace(/^BILLING_RESPONSE_RESULT_/, '')
    .replaceAll('CANCELLED', 'CANCELED');
}
