import type {Output} from './surroundings.ts';

/** Fewer files take less time than it takes to read the line. */
const MANY = 200;

/** Says on a terminal that a large project is being read; returns what takes the line away again. */
export function showProgress(files: number, stderr: Output): () => void {
  if (stderr.isTTY !== true || files < MANY) return () => undefined;
  stderr.write(`Reading ${files.toLocaleString('en')} files …`);
  return () => void stderr.write('\r\u001B[K');
}
