import type {StoreNumber} from '../../library/errors/errorTypes.ts';

/** Why a code is an answer to what was pasted. */
export type Reason =
  | {readonly kind: 'code'}
  | {readonly kind: 'spelling' | 'message' | 'words'; readonly written: string}
  | ({readonly kind: 'store'} & StoreNumber)
  /** A store's error that has no code of its own. */
  | {readonly kind: 'rest'; readonly store: StoreNumber['store']; readonly written: string}
  | {readonly kind: 'network'}
  | {readonly kind: 'table'; readonly number: number};

/** A code and one reason to show it. */
export type Finding = {readonly code: string; readonly reason: Reason};

/** A code with all reasons to show it. */
export type ErrorMatch = {readonly code: string; readonly reasons: readonly Reason[]};

/** What has to be said besides, or instead of, a code. */
export type Hint =
  | {readonly kind: 'ambiguous' | 'success'; readonly number: number}
  | {readonly kind: 'expo' | 'unknownCode'; readonly written: string}
  | {readonly kind: 'noCode'};

/** The answer to a pasted text. */
export type FoundErrors = {
  readonly matches: readonly ErrorMatch[];
  readonly hints: readonly Hint[];
};
