import {spawnSync} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {DOCS_PROGRAM, docsCommandFile} from '../../src/site/commandFile.ts';
import {benchFolder} from '../sites/sites.ts';

/** What a person or an editor asks the command, by the name of the measure. */
export const questions = {
  'startup.explain': ['explain', 'E_ALREADY_OWNED'],
  'startup.api': ['api', 'fetchProducts'],
  'startup.search': ['search', 'restore', 'purchases'],
} as const;

/** Unpacks the command that a build has packed, and returns its program. */
export function unpackCommand(build: string): string {
  const folder = join(benchFolder, 'docs-command');
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const packed = resolve(build, docsCommandFile('.'));
  const {status, stderr} = spawnSync('tar', ['xzf', packed, '--strip-components=1'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${packed} couldn’t be unpacked: ${stderr}`);
  return join(folder, `${DOCS_PROGRAM}.js`);
}

/** How many milliseconds the command takes for an answer. */
export function measureAnswer(program: string, question: readonly string[]): number {
  return milliseconds([program, ...question, '--release', 'latest']);
}

/** How many milliseconds Node takes to do nothing. */
export function measureNode(): number {
  return milliseconds(['-e', '0']);
}

function milliseconds(args: readonly string[]): number {
  const started = performance.now();
  const {status, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});
  const taken = performance.now() - started;
  if (status === 0) return taken;
  throw new Error(`node ${args.join(' ')} ended with ${status} instead of 0:\n${stderr}`);
}
