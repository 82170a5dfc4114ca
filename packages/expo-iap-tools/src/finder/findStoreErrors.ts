import {type ErrorIndex, mapsStoreKit} from 'expo-iap-api-data/errors/errorIndex';
import type {StoreNumber} from 'expo-iap-api-data/errors/errorTypes';
import {canonical, canonicalOf, findStoreNumbers, type FoundCode, restOf} from './finding.ts';

const PLAY = [
  /(?:response[\s_]?code|billing[\s_]?(?:response|result)(?:[\s_]?code)?)[^\w-]{0,4}(-?\d{1,3})\b(?!\.\d)/gi,
  /\bplay(?:\s+(?:billing|store))?\s+(?:error|response|code|number)[^\w-]{0,3}(-?\d{1,3})\b/gi,
];
const STOREKIT = [
  /SKError(?:Domain|Code)?(?:\.Code)?[^\w-]{0,4}(?:error|code)?[^\w-]{0,4}(-?\d{1,4})\b/gi,
  /StoreKit\s+(?:error|code|number)[^\w-]{0,3}(\d{1,4})\b/gi,
];
const STOREKIT_NAME = /SKError(?:\.Code\.|Code\.|\.)?([a-z]{2,})/gi;
const CAMEL_NAME = /(?:^|[^\w])([a-z]+(?:[A-Z][a-z]+)+)\b/g;
const SOURCE = /\b(?:[a-z]+ErrorDomain|StoreKitError)\b/i;
const ALONE = /^[^\w-]*(?:(?:error|err|code|number|status|errorcode)\b[^\w-]*)*(-?\d{1,3})[^\w]*$/i;
const CALLED_CODE =
  /\b(?:error[\s_]?code|code|error)["']?\s{0,3}[:=#(]?\s{0,3}["']?(-?\d{1,2})\b(?![.:\d])/gi;

/** Numbers that the stores really use; others in a log are not answers of a store. */
const RANGE = {Play: [-3, 12], StoreKit: [0, 20]} as const;
/** Play's response code for success. */
export const PLAY_OK = 0;

/** Numbers that a text gives as answers of Play. */
export function findPlayNumbers(text: string): readonly number[] {
  return [...new Set(numbersIn(text, PLAY))];
}

/** Numbers that a text calls a code without saying whose, or that are the whole text. */
export function findBareNumbers(text: string): readonly number[] {
  const alone = ALONE.exec(text.trim())?.[1];
  return alone === undefined ? [...new Set(numbersIn(text, [CALLED_CODE]))] : [Number(alone)];
}

/** Finds errors of StoreKit: numbers and names of its domain, and domains that the library tells apart. */
export function findStoreKit(text: string, index: ErrorIndex): readonly FoundCode[] {
  const known = [
    ...numbersIn(text, STOREKIT).flatMap((number) => readStoreNumber('StoreKit', number, index)),
    ...[...text.matchAll(STOREKIT_NAME)].flatMap(([, name = '']) => {
      if (/^(?:domain|code)s?$/i.test(name)) return [];
      const found = readStoreKitName(name, index);
      return found.length > 0 ? found : [restOf('StoreKit', `SKError${name}`)];
    }),
    ...[...text.matchAll(CAMEL_NAME)].flatMap(([, name = '']) => readStoreKitName(name, index)),
  ];
  return known.length > 0 ? known : readSource(text, index);
}

/** What one store means by a number; empty when the store does not use it for failures. */
export function readStoreNumber(
  store: StoreNumber['store'],
  number: number,
  index: ErrorIndex,
): readonly FoundCode[] {
  const found = findStoreNumbers(
    index,
    (entry) => entry.store === store && entry.number === number,
  );
  if (found.length > 0) return found;
  const [lowest, highest] = RANGE[store];
  if (number < lowest || number > highest || (store === 'Play' && number === PLAY_OK)) return [];
  return [restOf(store, String(number))];
}

/** What a number of unknown origin means to each store and in the table of the library. */
export function readBareNumber(number: number, index: ErrorIndex): readonly FoundCode[] {
  return [
    ...readStoreNumber('Play', number, index),
    ...readStoreNumber('StoreKit', number, index),
    ...index
      .filter(({table}) => table === number)
      .map(({code}): FoundCode => ({code, reason: {kind: 'table', number}})),
  ];
}

function readStoreKitName(name: string, index: ErrorIndex): readonly FoundCode[] {
  const wanted = canonical(`SKError${name}`);
  return findStoreNumbers(index, (entry) => canonicalOf(entry.name) === wanted);
}

/** The outermost error decides; StoreKit wraps others into it. */
function readSource(text: string, index: ErrorIndex): readonly FoundCode[] {
  const source = SOURCE.exec(text)?.[0];
  if (source === undefined || /^SKErrorDomain$/i.test(source)) return [];
  if (/^NSURLErrorDomain$/i.test(source) && mapsStoreKit(index))
    return [{code: 'E_NETWORK_ERROR', reason: {kind: 'network'}}];
  return [restOf('StoreKit', source)];
}

function numbersIn(text: string, patterns: readonly RegExp[]): readonly number[] {
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([, digits]) => Number(digits));
}
