import type {Output} from './surroundings.ts';

/** Says on a terminal what takes long; returns what removes the line again. */
export function showProgress(words: string, stderr: Output): () => void {
  if (stderr.isTTY !== true) return () => undefined;
  stderr.write(words);
  return () => void stderr.write('\r\u001B[K');
}
