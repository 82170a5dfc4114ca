import type {Hunk} from 'expo-iap-upgrade/scan/edits';
import type {Finding} from 'expo-iap-upgrade/scan/findings';
import type {UpgradePlan} from 'expo-iap-upgrade/plan/plan';
import type {Release} from 'expo-iap-upgrade/scan/library/release';
import type {SourceFile} from 'expo-iap-upgrade/scan/parseFiles';
import type {ScanResult} from 'expo-iap-upgrade/scan/scanFiles';

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
};

/** What the worker answers. */
export type ScanAnswer = Omit<ScanResult, 'findings'> & {
  readonly findings: readonly ShownFinding[];
};

/** What the worker says instead of an answer when the scan itself failed. */
export type Crash = 'crashed';
