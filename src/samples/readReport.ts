import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isRecord} from './isRecord.ts';
import type {CheckedBlock, PageReport, SampleReport} from './report.ts';

/** Where the report is, from the repository's root. */
export const REPORT_FILE = '.cache/samples/report.json';

/** Reads the report of the last sample check; nothing when there was none, an error when it is damaged. */
export function readReport(root: string): SampleReport | undefined {
  const file = path.join(root, REPORT_FILE);
  if (!existsSync(file)) return undefined;
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (isReport(report)) return report;
  throw new Error(`${REPORT_FILE} is not a sample report. Run npm run check:samples.`);
}

function isReport(value: unknown): value is SampleReport {
  if (!isRecord(value) || !isRecord(value.perPage) || !isRecord(value.totals)) return false;
  const {pages, checked, samples, optOuts, problems} = value.totals;
  return (
    [pages, checked, samples, optOuts, problems].every((count) => typeof count === 'number') &&
    Object.values(value.perPage).every(isPageReport)
  );
}

function isPageReport(value: unknown): value is PageReport {
  if (!isRecord(value)) return false;
  return (
    typeof value.package === 'string' &&
    typeof value.patch === 'string' &&
    typeof value.checked === 'number' &&
    Array.isArray(value.blocks) &&
    value.blocks.every(isCheckedBlock)
  );
}

function isCheckedBlock(value: unknown): value is CheckedBlock {
  return (
    isRecord(value) &&
    typeof value.line === 'number' &&
    typeof value.hash === 'string' &&
    (value.needs === undefined || typeof value.needs === 'string')
  );
}
