import {writeReport} from '../samples/report.ts';
import {checkContent, type CheckPart, type CheckResult} from './checkContent.ts';
import {openValidationCache} from './validationCache.ts';

/** What to check, and where. */
export type CheckRun = {
  readonly root: string;
  readonly packageRoot: string;
  readonly parts: readonly CheckPart[];
  readonly onlyVersion?: string | undefined;
};

/** Checks, keeps what the site needs of the result, and says nothing when all of it passed before. */
export async function runCheck(run: CheckRun): Promise<CheckResult | undefined> {
  const {root, parts, onlyVersion} = run;
  const cache = openValidationCache(root, onlyVersion);
  if (cache.passed(parts)) return undefined;
  cache.forget();
  const result = await checkContent(run);
  if (result.samples) writeReport(root, result.samples.report);
  if (result.problems.length === 0) cache.remember(parts);
  return result;
}
