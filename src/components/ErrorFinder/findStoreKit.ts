import {type ErrorIndex, FALLBACK, mapsStoreKit} from '../../library/errors/errorIndex.ts';
import type {Finding} from './foundTypes.ts';
import {readStoreNumber} from './readNumber.ts';
import {canonical} from './spell.ts';

const NUMBER =
  /SKError(?:Domain|Code)?(?:\.Code)?[^\w-]{0,4}(?:error|code)?[^\w-]{0,4}(-?\d{1,4})\b/gi;
const SAID = /StoreKit\s+(?:error|code|number)[^\w-]{0,3}(\d{1,4})\b/gi;
const NAME = /SKError(?:\.Code\.|Code\.|\.)?([a-z]{2,})/gi;
const CAMEL = /(?:^|[^\w])([a-z]+(?:[A-Z][a-z]+)+)\b/g;
const SOURCE = /\b(?:[a-z]+ErrorDomain|StoreKitError)\b/i;

/** Finds errors of StoreKit: numbers and names of its domain, and domains that the library tells apart. */
export function findStoreKit(text: string, index: ErrorIndex): readonly Finding[] {
  const numbers = [...text.matchAll(NUMBER), ...text.matchAll(SAID)].flatMap(([, digits]) =>
    readStoreNumber('StoreKit', Number(digits), index),
  );
  const names = [
    ...[...text.matchAll(NAME)].flatMap(([, name = '']) => readName(name, index, true)),
    ...[...text.matchAll(CAMEL)].flatMap(([, name = '']) => readName(name, index, false)),
  ];
  const known = [...numbers, ...names];
  return known.length > 0 ? known : readSource(text, index);
}

function readName(name: string, index: ErrorIndex, isMarked: boolean): readonly Finding[] {
  if (/^(?:domain|code)s?$/i.test(name)) return [];
  const wanted = canonical(`SKError${name}`);
  const found = index.flatMap(({code, stores = []}) =>
    stores
      .filter((number) => canonical(number.name) === wanted)
      .map((number): Finding => ({code, reason: {kind: 'store', ...number}})),
  );
  return found.length > 0 || !isMarked ? found : [rest(`SKError${name}`)];
}

/** The outermost error decides; StoreKit wraps others into it. */
function readSource(text: string, index: ErrorIndex): readonly Finding[] {
  const source = SOURCE.exec(text)?.[0];
  if (source === undefined || /^SKErrorDomain$/i.test(source)) return [];
  if (/^NSURLErrorDomain$/i.test(source) && mapsStoreKit(index)) {
    return [{code: 'E_NETWORK_ERROR', reason: {kind: 'network'}}];
  }
  return [rest(source)];
}

function rest(written: string): Finding {
  return {code: FALLBACK.StoreKit, reason: {kind: 'rest', store: 'StoreKit', written}};
}
