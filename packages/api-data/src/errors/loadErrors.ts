import {lineOf} from '../history/patchNumbers.ts';
import {releaseLine} from '../releaseLines.ts';
import codes from './codes.json' with {type: 'json'};
import type {ErrorEntry} from './errorTypes.ts';
import {readErrors, type Words} from './readErrors.ts';
import table from './words.json' with {type: 'json'};

const wordsOf: Readonly<Record<string, Words>> = table;

/** The error codes of a docs version: first those that arrive, then those of no use; each by name. */
export function loadErrors(version: string): readonly ErrorEntry[] {
  // A version that was just opened still describes the release of the one before it.
  const {patch} = releaseLine(version);
  const line = lineOf(patch);
  const words = wordsOf[line];
  if (!words) {
    throw new Error(
      `No error codes are known for release line ${line}. Add it to codes.json and words.json in packages/api-data/src/errors.`,
    );
  }
  const found = readErrors(codes, {line, patch}, words);
  return found.toSorted((left, right) => rank(left) - rank(right) || compare(left, right));
}

// Members of the enum come before codes that have to be compared as text.
function rank({kind, tableNumber}: ErrorEntry): number {
  return (kind === 'never' ? 2 : 0) + (tableNumber === null ? 1 : 0);
}

function compare(left: ErrorEntry, right: ErrorEntry): number {
  return left.code < right.code ? -1 : 1;
}
