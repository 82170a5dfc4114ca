import type {StoreNumber} from '../../library/errors/errorTypes.ts';
import {type ErrorIndex, FALLBACK} from '../../library/errors/errorIndex.ts';
import type {Finding} from './foundTypes.ts';

/** Numbers that the stores really use; others in a log are no answers of a store. */
const RANGE = {Play: [-3, 12], StoreKit: [0, 20]} as const;
/** The answer of Play when all went well. */
export const PLAY_OK = 0;

/** What one store means by a number; nothing when it never uses it, or not for failures. */
export function readStoreNumber(
  store: StoreNumber['store'],
  number: number,
  index: ErrorIndex,
): readonly Finding[] {
  const found = index.flatMap(({code, stores = []}) =>
    stores
      .filter((entry) => entry.store === store && entry.number === number)
      .map((entry): Finding => ({code, reason: {kind: 'store', ...entry}})),
  );
  if (found.length > 0) return found;
  const [lowest, highest] = RANGE[store];
  if (number < lowest || number > highest || (store === 'Play' && number === PLAY_OK)) return [];
  return [{code: FALLBACK[store], reason: {kind: 'rest', store, written: String(number)}}];
}

/** What each side means by a number of which nobody says where it is from. */
export function readBareNumber(number: number, index: ErrorIndex): readonly Finding[] {
  return [
    ...readStoreNumber('Play', number, index),
    ...readStoreNumber('StoreKit', number, index),
    ...index
      .filter(({table}) => table === number)
      .map(({code}): Finding => ({code, reason: {kind: 'table', number}})),
  ];
}
