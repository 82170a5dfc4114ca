import type {CodePlace} from '../scan/checkRelease.ts';

/** What is wrong at a place. */
export type CheckRule = 'missing-name' | 'deprecated' | 'does-not-compile';

/** A mistake in code. */
export type CheckFinding = CodePlace & {
  readonly rule: CheckRule;
  readonly message: string;
  readonly todo?: string;
  /** Where the documentation explains it. */
  readonly link: string;
};
