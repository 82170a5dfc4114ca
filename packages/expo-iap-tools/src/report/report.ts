import type {Refused} from '../compile/refusedLines.ts';
import type {Ignored} from '../ignored/leaveOut.ts';
import type {UpgradePlan} from '../plan/plan.ts';
import type {Skipped} from '../project/readSources.ts';
import type {Finding, Remark} from '../scan/findings.ts';
import type {Step} from './stepsOf.ts';

/** Everything that the command says, in whatever form. Names of files are relative to where it was called. */
export type Report = {
  readonly plan: UpgradePlan;
  /** Sentences about the choice of the two releases. */
  readonly notes: readonly string[];
  readonly steps: readonly Step[];
  readonly findings: readonly Finding[];
  /** Finds a line of a file, counted from 1. */
  readonly lineOf: (file: string, line: number) => string;
  /** How many files findings can be about. */
  readonly asked: number;
  /** How many files were read, and how many of them the library can reach. */
  readonly read: number;
  readonly reached: number;
  readonly isUsed: boolean;
  readonly skipped: readonly Skipped[];
  readonly mistakes: readonly Remark[];
  readonly unfollowed: readonly Remark[];
  /** What --fix wrote. */
  readonly fixed: readonly Fixed[];
  /** Files with corrections that --fix must not write, and why. */
  readonly untouched: readonly Skipped[];
  /** What comments, a baseline and --only left out. */
  readonly ignored: Ignored;
  /** What --verify found; absent without it. */
  readonly verified?: Verified;
};

/** A file that was corrected. */
export type Fixed = {readonly file: string; readonly places: number};

/** The lines that the compiler refuses and the scan did not name, or why it could not be asked. */
export type Verified =
  {readonly unnamed: readonly Refused[]; readonly compiler: string} | {readonly reason: string};

/** Whether a finding says that the code must change. */
export const isClaim = ({kind}: Finding): boolean => kind !== 'question' && kind !== 'deprecated';

/** How many places must change; a question alone does not say so. */
export function claimsOf({findings, verified}: Report): number {
  return (
    findings.filter(isClaim).length +
    (verified && 'unnamed' in verified ? verified.unnamed.length : 0)
  );
}

/** The files in which something can have been missed, because they were not read or only in part. */
export function halfRead({
  mistakes,
  skipped,
}: Pick<Report, 'mistakes' | 'skipped'>): readonly string[] {
  const unread = skipped.filter(({hasLibrary}) => hasLibrary);
  return [...new Set([...mistakes, ...unread].map(({file}) => file))].toSorted();
}
