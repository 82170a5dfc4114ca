import {checkContent, type CheckPart, type CheckResult} from './checkContent.ts';
import {writeSampleReport} from './writeSampleReport.ts';

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
