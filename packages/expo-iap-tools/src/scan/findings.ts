import type {Node} from '@babel/types';
import type {PlanEntry} from '../plan/plan.ts';
import {placeAt} from './lines.ts';
import type {ParsedFile} from './program/module.ts';

/** A place in code, with both numbers from 1. */
export type CodePlace = {readonly file: string; readonly line: number; readonly column: number};

/** What there is to say of a place. */
export type Remark = CodePlace & {readonly message: string};

/** A change of text: the characters from `start` to `end` become `text`. */
export type CodeEdit = {readonly start: number; readonly end: number; readonly text: string};

/**
 * What a finding means. `fails`: the code compiles, or is not checked, and fails when it runs; `does-not-compile`: the
 * compiler refuses it; `question`: it depends on what the message asks; `deprecated`: it still works, and a later release
 * removes the name.
 */
export type FindingKind = 'fails' | 'does-not-compile' | 'question' | 'deprecated';

/** A place in the reader's code that the newer release treats differently. */
export type Finding = CodePlace & {
  readonly kind: FindingKind;
  /** The name as the code has it. */
  readonly name: string;
  /** The entry of the plan that explains it. */
  readonly entry?: PlanEntry | undefined;
  /** What happens when the line is not changed, in one or two sentences. */
  readonly message: string;
  /** What to do, in one sentence. */
  readonly todo?: string | undefined;
  /** The compiler shows it only after the removed names are corrected. */
  readonly hidden?: true | undefined;
  /** The release that removes a name which still works, as upstream announced it. */
  readonly removedIn?: string | undefined;
  /** The correction, where it is mechanical. */
  readonly edits?: readonly CodeEdit[] | undefined;
};

const ORDER: readonly FindingKind[] = ['fails', 'does-not-compile', 'question', 'deprecated'];

/** Code that compiles and then fails comes first, because nothing else would reveal it. */
export function sortFindings(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted(
    (left, right) =>
      ORDER.indexOf(left.kind) - ORDER.indexOf(right.kind) || comparePlaces(left, right),
  );
}

/** Orders places so that a reader goes through a file from the top. */
export function comparePlaces(left: CodePlace, right: CodePlace): number {
  return (
    left.file.localeCompare(right.file, 'en') ||
    left.line - right.line ||
    left.column - right.column
  );
}

/** Where a node is, in the form that a finding uses. */
export function positionOf({name, lines}: ParsedFile, {start}: Node): CodePlace {
  return {file: name, ...placeAt(lines(), start ?? 0)};
}
