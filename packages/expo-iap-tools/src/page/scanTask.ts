import type {UpgradePlan} from '../plan/plan.ts';
import type {Hunk} from '../scan/edits.ts';
import type {Finding} from '../scan/findings.ts';
import type {Release} from '../scan/library/release.ts';
import type {SourceFile} from '../scan/parseFiles.ts';
import type {ScanResult} from '../scan/scanFiles.ts';

/** What the page asks the worker. */
export type ScanTask = {readonly files: readonly SourceFile[]; readonly plan: UpgradePlan};

/** What the page tells the worker: the releases once, then a task for each scan. */
export type WorkerMessage = {readonly releases: readonly Release[]} | ScanTask;

/** A finding as the page shows it: its correction is ready to be drawn. */
export type ShownFinding = Omit<Finding, 'edits' | 'entry'> & {
  /** Its line, where no correction shows it. */
  readonly code?: string;
  /** The lines that the correction replaces. */
  readonly hunks?: readonly Hunk[];
  /** How many lines it has, where these are too many to be shown. */
  readonly fixLines?: number;
};

/** What the worker answers. */
export type ScanAnswer = Omit<ScanResult, 'findings'> & {
  readonly findings: readonly ShownFinding[];
};

/** What the worker says instead of an answer when the scan itself failed. */
export type Crash = 'crashed';
