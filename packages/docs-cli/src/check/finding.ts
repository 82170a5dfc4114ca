import type {Node} from '@babel/types';
import type {CodePlace} from 'expo-iap-upgrade/scan/checkRelease';
import {lineAt} from 'expo-iap-upgrade/scan/lines';
import type {Code} from './code.ts';

/** The patterns that cost money, by name; each with the place of the docs that explains it, below a version. */
export const patterns = {
  'finished-before-verified': 'guides/purchases#check',
  'pending-as-paid': 'guides/purchases#pending',
  'promise-as-purchase': 'guides/purchases#result',
  'no-recovery': 'guides/purchases#unfinished',
  'several-hooks': 'api/use-iap#automatic',
  'listener-before-connection': 'api/methods/listeners#rules',
} as const;

/** The name of a pattern. */
export type Pattern = keyof typeof patterns;

/** What is wrong at a place. */
export type CheckRule = Pattern | 'missing-name' | 'deprecated' | 'does-not-compile';

/** A mistake in code. */
export type CheckFinding = CodePlace & {
  readonly rule: CheckRule;
  readonly message: string;
  readonly todo?: string;
  /** Where the documentation explains it. */
  readonly link: string;
};

/** A finding of a pattern, whose link depends on the version. */
export type PatternFinding = Omit<CheckFinding, 'link' | 'rule'> & {readonly rule: Pattern};

/** Where a node is. */
export function placeOf({start}: Node, {file}: Code): CodePlace {
  const starts = file.lines();
  const index = lineAt(starts, start ?? 0);
  return {file: file.name, line: index + 1, column: (start ?? 0) - (starts[index] ?? 0) + 1};
}
