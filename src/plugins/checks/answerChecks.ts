import {join} from 'node:path';
import {formatProblem} from 'mdx-samples/problem';
import {runCheck} from '../../checks/runCheck.ts';
import {environment} from '../environment.ts';

/** A program that stays: each message makes it check again, and what it read and compiled before costs nothing. */
async function answer(): Promise<void> {
  const result = await runCheck({
    root: process.cwd(),
    packageRoot: join(__dirname, '../../..'),
    parts: ['pages', 'samples'],
    onlyVersion: environment.onlyVersion,
  });
  process.send?.(result.problems.map(formatProblem));
}

process.on('message', () => {
  answer().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    process.send?.([`The content could not be checked: ${reason}`]);
  });
});
process.once('disconnect', () => process.exit());
