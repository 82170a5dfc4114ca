import {posix} from 'node:path';

/** Path, from the repository's root, of a sample file that a page shows. */
export function samplePath(page: string, file: string): string {
  if (/^[\w-]+(?:\.[\w-]+)*\.tsx?$/.test(file))
    return posix.join(posix.dirname(page), '_samples', file);
  throw new Error(
    `<Sample file="${file}"> must name a .ts or .tsx file in _samples beside the page, without a folder.`,
  );
}

/** The error for a mark that names a file which is not there. */
export function noSample(path: string): Error {
  return new Error(`There is no file ${path}. Write it, or correct the name in <Sample>.`);
}
