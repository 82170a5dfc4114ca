import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {delimiter, join, resolve} from 'node:path';
import {nodePackage} from './pickNode.ts';
import {type FrameworkVersions, type Manifest, withVersions} from './setVersions.ts';

/** A copy of the last commit with another framework. */
export type FrameworkCopy = {
  readonly folder: string;
  /** The environment of commands in the copy: its Node comes first, and nothing of a test that runs now. */
  readonly env: NodeJS.ProcessEnv;
};

/** The manifests of the repository and of its packages. */
export function manifestFiles(root = '.'): string[] {
  return [
    'package.json',
    ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`),
  ];
}

export function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Clones the last commit, sets the versions, and installs. `node` is a version of Node to install beside them. With `keep`, a
 * copy that is there gets the last commit and keeps its packages: the second try after a change takes no installation.
 */
export function makeCopy(
  versions: FrameworkVersions,
  node: string | undefined,
  keep: boolean,
): FrameworkCopy {
  const folder = resolve('.cache/try-framework', versions.docusaurus);
  const isKept = keep && existsSync(folder);
  const git = (...args: readonly string[]) => void execFileSync('git', args);
  if (isKept) {
    git('-C', folder, 'fetch', '--quiet', 'origin', 'HEAD');
    git('-C', folder, 'reset', '--quiet', '--hard', 'FETCH_HEAD');
  } else {
    rmSync(folder, {recursive: true, force: true});
    git('clone', '--quiet', '.', folder);
  }
  for (const name of manifestFiles(folder)) {
    const file = join(folder, name);
    writeFileSync(file, `${JSON.stringify(withVersions(readManifest(file), versions), null, 2)}\n`);
  }
  const install = (...names: readonly string[]): void => {
    const quiet = ['--no-audit', '--no-fund', '--loglevel', 'error'];
    execFileSync('npm', ['install', ...quiet, ...names], {cwd: folder, stdio: 'inherit'});
  };
  if (!isKept) install();
  if (!isKept && node !== undefined) install('--no-save', `${nodePackage}@${node}`);
  const programs = node === undefined ? [] : [join(folder, 'node_modules', nodePackage, 'bin')];
  return {
    folder,
    env: {
      ...process.env,
      PATH: [...programs, process.env['PATH'] ?? ''].join(delimiter),
      NODE_ENV: undefined,
      VITEST: undefined,
      GIT_DIR: undefined,
    },
  };
}
