import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, rmSync, symlinkSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';

/** A copy of the repository that a test may change. */
export type RepositoryCopy = {
  readonly folder: string;
  /** Runs a command in the copy and returns what it printed; fails with what it complained about. */
  run(command: string, ...args: string[]): string;
};

/** Copies what git knows into a repository of its own, so that a test cannot touch this one. */
export function copyRepository(name: string): RepositoryCopy {
  const folder = resolve('.cache', name);
  rmSync(folder, {recursive: true, force: true});
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', list, {encoding: 'utf8'}).split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const run = (command: string, ...args: string[]): string =>
    execFileSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env: {
        ...process.env,
        // Vitest sets this one, and a production build must not be told otherwise.
        NODE_ENV: undefined,
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        GIT_DIR: join(folder, '.git'),
      },
    });
  run('git', 'init', '-q');
  run('git', 'add', '-A');
  run('git', '-c', 'user.name=test', '-c', 'user.email=test@example.org', 'commit', '-qm', 'copy');
  return {folder, run};
}
