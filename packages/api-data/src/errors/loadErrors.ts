import {lineOf} from '../history/patchNumbers.ts';
import {releaseLine} from '../releaseLines.ts';
import {errors28} from './2.8.ts';
import {errors26, errors27} from './beforeMapping.ts';
import type {ErrorEntry} from './errorTypes.ts';

const byLine: Readonly<Record<string, readonly ErrorEntry[]>> = {
  '2.8': errors28,
  '2.7': errors27,
  '2.6': errors26,
};

/** The error codes of every release line that is described, in the order in which they were written. */
export const errorLines: readonly (readonly [line: string, errors: readonly ErrorEntry[]])[] =
  Object.entries(byLine);

/** The error codes of a docs version: first those that arrive, then those of no use; each by name. */
export function loadErrors(version: string): readonly ErrorEntry[] {
  // A version that was just opened still describes the release of the one before it.
  const line = lineOf(releaseLine(version).patch);
  const found = byLine[line];
  if (!found) {
    throw new Error(
      `No error codes are known for release line ${line}. Add packages/api-data/src/errors/${line}.ts and name it in loadErrors.ts.`,
    );
  }
  return found.toSorted((left, right) => rank(left) - rank(right) || compare(left, right));
}

// Members of the enum come before codes that have to be compared as text.
function rank({kind, tableNumber}: ErrorEntry): number {
  return (kind === 'never' ? 2 : 0) + (tableNumber === null ? 1 : 0);
}

function compare(left: ErrorEntry, right: ErrorEntry): number {
  return left.code < right.code ? -1 : 1;
}
