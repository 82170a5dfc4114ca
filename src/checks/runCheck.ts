import path from 'node:path';
import {type SampleReport, writeReport} from 'mdx-samples/report';
import {writeFileAtomic} from '../cache/writeFileAtomic.ts';
import {SAMPLES_FOLDER} from '../marks/markPage.ts';
import {checkContent, type CheckPart, type CheckResult} from './checkContent.ts';

/** What to check, and where. */
export type CheckRun = {
  readonly root: string;
  readonly packageRoot: string;
  readonly parts: readonly CheckPart[];
  readonly onlyVersion?: string | undefined;
};

/** Checks, and keeps what the site needs of the result. */
export async function runCheck(run: CheckRun): Promise<CheckResult> {
  const result = await checkContent(run);
  if (result.samples) writeSampleReport(run.root, result.samples.report);
  return result;
}

/** Writes what was compiled where the build of the site looks for it; what has not changed stays as it is. */
export function writeSampleReport(root: string, report: SampleReport): void {
  writeReport({folder: path.join(root, SAMPLES_FOLDER), write: writeFileAtomic}, report);
}
