import type {ErrorIndex} from 'expo-iap-api-data/errors/errorIndex';
import {similarity} from '../words/editDistance.ts';
import type {FoundCode, Reason} from './finding.ts';
import {findMessages, findNames, findWords} from './findNames.ts';
import {
  findBareNumbers,
  findPlayNumbers,
  findStoreKit,
  PLAY_OK,
  readBareNumber,
  readStoreNumber,
} from './findStoreErrors.ts';
import {LONGEST} from './longest.ts';

/** A code with all reasons to show it. */
export type ErrorMatch = {readonly code: string; readonly reasons: readonly Reason[]};

/** What has to be said besides, or instead of, a code. */
export type Hint =
  | {readonly kind: 'ambiguous' | 'success'; readonly number: number}
  | {readonly kind: 'expo'; readonly written: string}
  /** `meant` is the code that it nearly is. */
  | {readonly kind: 'unknownCode'; readonly written: string; readonly meant?: string}
  | {readonly kind: 'noCode'};

/** The answer to a pasted text. */
export type FoundErrors = {
  readonly matches: readonly ErrorMatch[];
  readonly hints: readonly Hint[];
};

/** More unknown codes than this are a log, and no slips in spelling. */
const MOST_MEANT = 5;
/** All codes begin with E_, and many share a word. */
const ALIKE = 0.8;

/** Terminal colors, with or without the escape character, which can get lost when text is copied. */
const COLORS = /\u001b?\[\d{1,3}(?:;\d{1,3})*m/g;

/**
 * Finds the codes that a pasted text is about: names and numbers whose origin is clear, or else what its
 * bare numbers and words may mean.
 */
export function findErrors(text: string, index: ErrorIndex): FoundErrors {
  const read = text.slice(0, LONGEST).replace(COLORS, ' ');
  const {findings: names, unknown} = findNames(read, index);
  const playNumbers = findPlayNumbers(read);
  const sure = [
    ...names,
    ...playNumbers.flatMap((number) => readStoreNumber('Play', number, index)),
    ...findStoreKit(read, index),
    ...findMessages(read, index),
  ];
  const expoCodes = [...new Set(read.match(/\bERR_[A-Z_]+/g))];
  const expo = expoCodes.map((written): Hint => ({kind: 'expo', written}));
  const strange = unknown.map((written) =>
    strangeCode(written, unknown.length > MOST_MEANT ? [] : index),
  );
  if (sure.length > 0 || expo.length > 0) {
    return {matches: merge(sure), hints: [...expo, ...strange]};
  }
  const {matches, hints} = guess(read, index, playNumbers.includes(PLAY_OK));
  return {matches, hints: [...strange, ...hints]};
}

function strangeCode(written: string, index: ErrorIndex): Hint {
  const meant = index.find(({code}) => similarity(written, code) >= ALIKE)?.code;
  return {kind: 'unknownCode', written, ...(meant !== undefined && {meant})};
}

function guess(text: string, index: ErrorIndex, isPlayOk: boolean): FoundErrors {
  const numbers = isPlayOk ? [PLAY_OK] : findBareNumbers(text);
  const readings = isPlayOk ? [] : numbers.map((number) => readBareNumber(number, index));
  const byWords = numbers.length > 0 ? [] : findWords(text, index);
  const matches = merge([...readings.flat(), ...byWords]);
  const ambiguous = numbers.filter((_, place) => merge(readings[place] ?? []).length > 1);
  const hints: Hint[] = [
    ...ambiguous.map((number): Hint => ({kind: 'ambiguous', number})),
    ...(numbers.includes(PLAY_OK) ? [{kind: 'success', number: PLAY_OK} as const] : []),
    ...(matches.length === 0 && /\bTypeError\b/.test(text) ? [{kind: 'noCode'} as const] : []),
  ];
  return {matches, hints};
}

function merge(findings: readonly FoundCode[]): readonly ErrorMatch[] {
  const codes = [...new Set(findings.map(({code}) => code))];
  return codes.map((code) => {
    const reasons = findings.filter((finding) => finding.code === code).map(({reason}) => reason);
    const seen = new Map(reasons.map((reason) => [JSON.stringify(reason), reason]));
    return {code, reasons: [...seen.values()]};
  });
}
