import {fileURLToPath} from 'node:url';

/** The path of a file of this package, by its path in `src`. */
export function ownFile(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
