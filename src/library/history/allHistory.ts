import {history26} from './2.6.ts';
import {history27} from './2.7.ts';
import {history28} from './2.8.ts';
import type {HistoryChange} from './changes.ts';
import {comparePatchNumbers} from './patches.ts';

/** Everything that happened to names, oldest patch first. */
export const allHistory: readonly HistoryChange[] = [
  ...history26,
  ...history27,
  ...history28,
].toSorted((left, right) => comparePatchNumbers(left.patch, right.patch));
