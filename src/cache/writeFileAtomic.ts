import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {threadId} from 'node:worker_threads';

/**
 * Writes a file atomically, so that a process that runs at the same time never reads half of it. A file that would stay
 * the same is not written, because watchers would rebuild for nothing.
 */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
  mkdirSync(path.dirname(file), {recursive: true});
  const draft = `${file}.${process.pid}.${threadId}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}
