import type {UpgradePlan} from '../../../upgrade/plan/plan.ts';
import type {Release} from '../../../upgrade/scan/library/release.ts';
import type {SourceFile} from '../../../upgrade/scan/parseFile.ts';
import type {ScanResult} from '../../../upgrade/scan/scanFiles.ts';

/** What the page asks of its worker. */
export type ScanTask = {
  readonly id: number;
  readonly files: readonly SourceFile[];
  readonly plan: UpgradePlan;
  readonly releases: readonly Release[];
};

/** What the worker answers. */
export type ScanAnswer = {readonly id: number; readonly result: ScanResult};
