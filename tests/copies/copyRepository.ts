import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {linkPackages} from '../../scripts/copies/linkPackages.ts';
import {SAMPLES_FOLDER} from '../../src/marks/markPage.ts';

/** A copy of the repository that a test may change. */
export type RepositoryCopy = {
  readonly folder: string;
  /** Runs a command in the copy and returns what it printed; fails with all it printed. */
  run(command: string, ...args: string[]): string;
  /** Runs a command that must fail, and returns all it printed. */
  fail(command: string, ...args: string[]): string;
};

/**
 * Clones the last commit, so that a test neither touches this repository nor sees what is not committed. What the compiler
 * of samples found comes along: it is kept under everything that it was found with.
 */
export function copyRepository(name: string): RepositoryCopy {
  const folder = resolve('.cache', name);
  rmSync(folder, {recursive: true, force: true});
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.org'];
  execFileSync('git', ['clone', '--quiet', ...author, '.', folder]);
  linkPackages('.', folder);
  if (existsSync(SAMPLES_FOLDER))
    cpSync(SAMPLES_FOLDER, join(folder, SAMPLES_FOLDER), {recursive: true});
  const start = (command: string, args: readonly string[]) =>
    spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...process.env,
        // Vitest sets these, and neither a production build nor the tests of the copy may see them.
        NODE_ENV: undefined,
        VITEST: undefined,
        // What the tests of the copy find is told by this one.
        RESULTS_FILE: undefined,
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        GIT_DIR: undefined,
      },
    });
  const run = (command: string, ...args: string[]): string => {
    const {status, stdout, stderr} = start(command, args);
    if (status === 0) return stdout;
    throw new Error(`"${command} ${args.join(' ')}" failed in ${folder}:\n${stdout}\n${stderr}`);
  };
  const fail = (command: string, ...args: string[]): string => {
    const {status, stdout, stderr} = start(command, args);
    if (status !== 0) return `${stdout}\n${stderr}`;
    throw new Error(`"${command} ${args.join(' ')}" did not fail in ${folder}:\n${stdout}`);
  };
  return {folder, run, fail};
}
