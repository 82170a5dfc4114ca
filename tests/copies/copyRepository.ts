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
        GIT_DIR: undefined,
      },
    });
    if (status === 0) return stdout;
    throw new Error(`"${command} ${args.join(' ')}" failed in ${folder}:\n${stdout}\n${stderr}`);
  };
  return {folder, run};
}

/** Files of tests/html about what another version changes; the rest judges code and data that a copy has from here. */
const ABOUT_VERSIONS = [
  ...['folder', 'builtRoutes', 'redirects', 'pages', 'links', 'headers', 'structured-data'],
  ...['blog', 'feeds', 'budgets', 'search-rows', 'twins', 'upgrades', 'upgrade-links'],
].map((name) => `tests/html/${name}.test.ts`);

/** Builds the site of a copy, which has passed its checks, and runs what looks at its content, its build and its routes. */
export function checkWholeSite({run}: RepositoryCopy): void {
  const log = '.cache/build.log';
  run('mkdir', '-p', '.cache');
  run('sh', '-c', `npx tsx scripts/build-site.ts > ${log} 2>&1 || (cat ${log}; exit 1)`);
  const projects = ['--project', 'content', '--project', 'html'];
  run('npx', 'vitest', 'run', ...projects, 'tests/content/', ...ABOUT_VERSIONS);
}
