import type {CodeEdit, CodePlace} from '../scan/findings.ts';

/** What is wrong at a place. */
export type CheckRule = 'missing-name' | 'deprecated' | 'does-not-compile';

/** A mistake in code. */
export type CheckFinding = CodePlace & {
  readonly rule: CheckRule;
  readonly message: string;
  readonly todo?: string;
  /** The correction, where it is mechanical. */
  readonly edits?: readonly CodeEdit[];
  /** Where the documentation explains it. */
  readonly link: string;
};
