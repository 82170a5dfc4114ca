import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes a file in one go, so that nobody who runs at the same time reads half of it. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
