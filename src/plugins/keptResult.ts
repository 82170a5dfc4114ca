import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import * as v from 'valibot';
import {readKept, writeFileAtomic} from '../markdown/keptFile.ts';

/** What code of ours depends on: itself, what it is compiled with, and the exact packages. */
export const CODE = ['src', 'package-lock.json', 'package.json', 'tsconfig.json', 'versions.json'];

/** Returns a key of files, and of folders with all that is in them. It changes with any of their names and texts. */
export function keyOf(siteDir: string, paths: readonly string[]): string {
  // Node compresses, and the result may name files by their full path.
  const hash = createHash('sha256').update(JSON.stringify([process.version, siteDir]));
  for (const file of paths.flatMap((path) => filesIn(siteDir, path)))
    hash.update(`\0${file}\0`).update(readFileSync(join(siteDir, file)));
  return hash.digest('hex');
}

/** A path that does not exist has no files; one that appears changes the key. */
function filesIn(siteDir: string, path: string): string[] {
  const stats = statSync(join(siteDir, path), {throwIfNoEntry: false});
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(join(siteDir, path), {withFileTypes: true})
    .map(({name}) => name)
    .sort()
    .flatMap((name) => filesIn(siteDir, join(path, name)));
}

/** Work whose result is kept between builds, as long as a key of all its inputs stays the same. */
export type KeptWork<Result> = {
  readonly file: string;
  readonly key: string;
  readonly schema: v.GenericSchema<unknown, Result>;
  readonly make: () => Promise<Result>;
};

/** Returns what an earlier build made from the same inputs, or makes it. */
export async function keptResult<Result>(work: KeptWork<Result>): Promise<Result> {
  const {file, key, schema, make} = work;
  const kept = readKept(file, key, v.object({key: v.string(), result: schema}));
  if (kept) return kept.result;
  const result = await make();
  writeFileAtomic(file, JSON.stringify({key, result}));
  return result;
}
