import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {threadId} from 'node:worker_threads';
import * as v from 'valibot';

/**
 * Writes a file atomically, so that a process that runs at the same time never reads half of it. A file that would stay
 * the same is not written, because watchers would rebuild for nothing.
 */
export function writeFileAtomic(file: string, content: string | Buffer): void {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
  mkdirSync(path.dirname(file), {recursive: true});
  const draft = `${file}.${process.pid}.${threadId}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/**
 * Reads what an earlier run kept under the same key. A missing or damaged file is ignored, because doing the work again
 * is always correct.
 */
export function readKept<Kept extends {readonly key: string}>(
  file: string,
  key: string,
  schema: v.GenericSchema<unknown, Kept>,
): Kept | undefined {
  try {
    const kept = v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
    return kept.key === key ? kept : undefined;
  } catch {
    return undefined;
  }
}
