import {posix} from 'node:path';
import {hashBlock} from './block.ts';

/** Lines of a text, counted from 0; the line `to` is not included. */
export type LineRange = {readonly from: number; readonly to: number};

/** Path, from the folder of the pages, of a sample file that a page shows. */
export function samplePath(page: string, file: string): string {
  if (/^[\w-]+(?:\.[\w-]+)*\.tsx?$/.test(file))
    return posix.join(posix.dirname(page), '_samples', file);
  throw new Error(
    `<Sample file="${file}"> must name a .ts or .tsx file in _samples beside the page, without a folder.`,
  );
}

/** The error for a mark that names a file that does not exist. */
export function noSample(path: string): Error {
  return new Error(`There is no file ${path}. Write it, or correct the name in <Sample>.`);
}

/** A sample file that a page shows, or a part of it. */
export type ShownFile = {readonly path: string; readonly text: string};

/** Name of a part of a sample file among the contexts of all parts: its file and its code. */
export function partKey(file: string, code: string): string {
  return `${file} ${hashBlock('tsx', '', code)}`;
}

/** Cuts the named region out of a sample file; for a region that is missing or not closed, it throws an error. */
export function cutRegion(file: ShownFile, part: string): string {
  const {from, to} = findRegion(file, part);
  return file.text.split('\n').slice(from, to).join('\n');
}

const REGION = /^\s*(?:\/\/|\{\/\*)\s*#region\s+(\S+)/;
const REGION_END = /#endregion\b/;

/** Lists the regions of a sample file that are closed. An open region is reported on the page that shows it. */
export function closedRegions({text}: ShownFile): string[] {
  const end = text.split('\n').findLastIndex((line) => REGION_END.test(line));
  return regionNames(
    text
      .split('\n')
      .slice(0, end + 1)
      .join('\n'),
  );
}

function regionNames(text: string): string[] {
  return text.split('\n').flatMap((line) => REGION.exec(line)?.[1] ?? []);
}

/** Finds the lines of a region of a sample file, without its marks. */
export function findRegion({path, text}: ShownFile, part: string): LineRange {
  const lines = text.split('\n');
  const mark = lines.findIndex((line) => REGION.exec(line)?.[1] === part);
  if (mark < 0) {
    const known = regionNames(text).join(', ') || 'none';
    throw new Error(`${path} has no region "${part}". Regions of the file: ${known}.`);
  }
  const from = mark + 1;
  const length = lines.slice(from).findIndex((line) => REGION_END.test(line));
  if (length < 0) throw new Error(`The region "${part}" of ${path} has no "// #endregion".`);
  return {from, to: from + length};
}
