import {type ChildProcess, fork} from 'node:child_process';
import {join} from 'node:path';
import {codeKey} from '../../cache/codeKey.ts';
import {runsTypeScript} from '../../cache/typescript.ts';

/** Checks pages and samples in a process that stays. */
export type Checker = {
  /** Returns the problems; only one check may run at a time. */
  readonly check: () => Promise<readonly string[]>;
};

const PROGRAM = join(__dirname, 'answerChecks.ts');

/**
 * Opens a checker, whose process starts with the first check. It is a separate one because the compiler takes memory and
 * would keep a dev server from answering; it stays because starting and reading everything takes longer than a check.
 * When a rule or a package has changed, another takes its place.
 */
export function openChecker(siteDir: string): Checker {
  let checker: ChildProcess | undefined;
  let rules = '';
  const start = (): ChildProcess => {
    const started = fork(PROGRAM, {cwd: siteDir, execArgv: runsTypeScript});
    const leave = (): void => {
      if (checker === started) checker = undefined;
    };
    return started.on('exit', leave).on('error', leave);
  };
  const check = (): Promise<readonly string[]> =>
    new Promise((resolve, reject) => {
      const present = codeKey([PROGRAM]);
      if (present !== rules) {
        checker?.kill();
        checker = undefined;
      }
      rules = present;
      const asked = (checker ??= start());
      const onAnswer = (problems: unknown): void => {
        asked.off('exit', onExit);
        resolve(Array.isArray(problems) ? problems.map(String) : []);
      };
      const onExit = (code: number | null): void => {
        asked.off('message', onAnswer);
        reject(new Error(`The check stopped with the code ${code}.`));
      };
      asked.once('message', onAnswer);
      asked.once('exit', onExit);
      asked.send('check', (error) => {
        if (error) reject(error);
      });
    });
  return {check};
}
