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

/** Cuts the named region out of a sample file; a region that is missing or open throws a sentence. */
export function cutRegion(
  {path, text}: {readonly path: string; readonly text: string},
  part: string,
): string {
  const lines = text.split('\n');
  const names = lines.map((line) => /^\s*(?:\/\/|\{\/\*)\s*#region\s+(\S+)/.exec(line)?.[1]);
  const from = names.indexOf(part);
  if (from < 0) {
    const known = names.filter((name) => name !== undefined).join(', ') || 'none';
    throw new Error(`${path} has no region "${part}". Regions of the file: ${known}.`);
  }
  const length = lines.slice(from + 1).findIndex((line) => /#endregion\b/.test(line));
  if (length < 0) throw new Error(`The region "${part}" of ${path} has no "// #endregion".`);
  return lines.slice(from + 1, from + 1 + length).join('\n');
}
