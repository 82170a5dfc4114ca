import {
  closeSync,
  fchmodSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {basename, dirname, join} from 'node:path';

/**
 * Replaces the text of a file at once, or writes a new one: whoever reads it, also after the program or the machine stopped, finds the old text
 * or the new one. The name of the draft is always the same, so the next run writes over one that was left.
 */
export function replaceFile(path: string, text: string): void {
  const draft = join(dirname(path), `.${basename(path)}.expo-iap`);
  rmSync(draft, {force: true});
  const file = openSync(draft, 'wx');
  try {
    try {
      const mode = statSync(path, {throwIfNoEntry: false})?.mode;
      if (mode !== undefined) fchmodSync(file, mode);
      writeFileSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, {force: true});
    throw error;
  }
}
