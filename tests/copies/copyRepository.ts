import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, rmSync, symlinkSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';

/** A copy of the repository that a test may change. */
export type RepositoryCopy = {
  readonly folder: string;
  /** Runs a command in the copy and returns what it printed; fails with all it printed. */
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
  const run = (command: string, ...args: string[]): string => {
    const {status, stdout, stderr} = spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...process.env,
        // Vitest sets these, and neither a production build nor the tests of the copy may see them.
        NODE_ENV: undefined,
        VITEST: undefined,
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        GIT_DIR: join(folder, '.git'),
      },
    });
    if (status === 0) return stdout;
    throw new Error(`"${command} ${args.join(' ')}" failed in ${folder}:\n${stdout}\n${stderr}`);
  };
  run('git', 'init', '-q');
  run('git', 'add', '-A');
  run('git', '-c', 'user.name=test', '-c', 'user.email=test@example.org', 'commit', '-qm', 'copy');
  return {folder, run};
}

/** Builds the site of a copy and runs what looks at its content, its build and its routes. */
export function checkWholeSite({run}: RepositoryCopy): void {
  run(
    'sh',
    '-c',
    'mkdir -p .cache && npm run build > .cache/build.log 2>&1 || (cat .cache/build.log; exit 1)',
  );
  run('npx', 'vitest', 'run', '--project', 'content');
  run('npx', 'vitest', 'run', '--project', 'build');
}
