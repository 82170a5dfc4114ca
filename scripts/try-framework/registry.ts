import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import * as v from 'valibot';
import type {Published} from './pickVersion.ts';

const run = promisify(execFile);

const published = v.record(v.string(), v.string());
const oneOrMore = v.union([v.array(v.string()), v.string()]);

async function view(...args: readonly string[]): Promise<unknown> {
  const {stdout} = await run('npm', ['view', ...args, '--json'], {maxBuffer: 64 * 1024 * 1024});
  return stdout.trim() === '' ? [] : JSON.parse(stdout);
}

/** When the versions of some packages were published. */
export async function readPublished(
  names: readonly string[],
): Promise<Readonly<Record<string, Published>>> {
  const each = names.map(async (name) => [name, v.parse(published, await view(name, 'time'))]);
  return Object.fromEntries(await Promise.all(each));
}

/** The versions of Node that a release of Docusaurus asks for, such as `>=20.0`. */
export async function readNodeRange(version: string): Promise<string> {
  return v.parse(v.string(), await view(`@docusaurus/core@${version}`, 'engines.node'));
}

/** The versions of a package in a range; npm knows what a range means. */
export async function versionsIn(name: string, range: string): Promise<readonly string[]> {
  return [v.parse(oneOrMore, await view(`${name}@${range}`, 'version'))].flat();
}
