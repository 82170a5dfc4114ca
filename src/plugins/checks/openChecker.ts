import {type ChildProcess, fork} from 'node:child_process';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

/** Checks pages and samples in a process that stays. */
export type Checker = {
  /** Returns the problems; only one check may run at a time. */
  readonly check: () => Promise<readonly string[]>;
  /** Has the next check read the rules and the facts about the library again. */
  readonly forget: () => void;
};

const loader = join(__dirname, '../../../node_modules/tsx/dist/loader.mjs');

/**
 * Opens a checker, whose process starts with the first check. It is a separate one because the compiler takes memory and
 * would keep a dev server from answering; it stays because starting and reading everything takes longer than a check.
 */
export function openChecker(siteDir: string): Checker {
  let checker: ChildProcess | undefined;
  let isOutdated = false;
  const start = (): ChildProcess =>
    fork(join(__dirname, 'answerChecks.ts'), {
      cwd: siteDir,
      execArgv: ['--import', pathToFileURL(loader).href],
    });
  const check = (): Promise<readonly string[]> =>
    new Promise((resolve, reject) => {
      if (isOutdated) checker?.kill();
      if (isOutdated) checker = undefined;
      isOutdated = false;
      const asked = (checker ??= start());
      const onAnswer = (problems: unknown): void => {
        asked.off('exit', onExit);
        resolve(Array.isArray(problems) ? problems.map(String) : []);
      };
      const onExit = (code: number | null): void => {
        asked.off('message', onAnswer);
        if (checker === asked) checker = undefined;
        reject(new Error(`The check stopped with the code ${code}.`));
      };
      asked.once('message', onAnswer);
      asked.once('exit', onExit);
      asked.send('check');
    });
  return {check, forget: () => (isOutdated = true)};
}
