import path from 'node:path';
import {REPORT_FILE} from './readReport.ts';
import type {SampleReport} from './report.ts';
import {writeWhole} from './writeWhole.ts';

/** Writes the report where the build of the site looks for it. */
export function writeReport(root: string, report: SampleReport): void {
  writeWhole(path.join(root, REPORT_FILE), `${JSON.stringify(report, null, 2)}\n`);
}
