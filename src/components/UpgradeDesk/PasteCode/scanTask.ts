import type {Hunk} from '../../../upgrade/scan/edits.ts';
import type {Finding} from '../../../upgrade/scan/findings.ts';
import type {SourceFile} from '../../../upgrade/scan/parseFile.ts';
import type {ScanFacts, ScanResult} from '../../../upgrade/scan/scanFiles.ts';

/** What the page asks the worker. */
export type ScanTask = ScanFacts & {readonly files: readonly SourceFile[]};

/** A finding as the page shows it: its correction is ready to be drawn. */
export type ShownFinding = Omit<Finding, 'edits' | 'entry'> & {
  /** The lines that the correction replaces. */
  readonly hunks?: readonly Hunk[];
};

/** What the worker answers. */
export type ScanAnswer = Omit<ScanResult, 'findings'> & {
  readonly findings: readonly ShownFinding[];
};
