import {gunzipSync, gzipSync} from 'node:zlib';

/** A file of an index, as Pagefind hands it over. */
export type IndexFile = {readonly path: string; readonly content: Uint8Array};

const META = /^pagefind\.en_([0-9a-f]+)\.pf_meta$/;
const PART = /^(?:fragment|index)\/(en_[0-9a-f]{7})\.pf_(?:fragment|index)$/;
const STAMP_LENGTH = 6;
const COUNTER_LENGTH = 4;

/**
 * Gives the parts of an index names that count up. Every first search downloads the list of all names: as hashes they
 * cannot be compressed, and the list grows by seven bytes a section instead of four. A stamp of the whole index stands
 * in front, so that a page that was open before a deploy never reads a part of the next index.
 */
export function renameParts(files: readonly IndexFile[]): IndexFile[] {
  const meta = files.find(({path}) => META.test(path));
  const stamp = meta && META.exec(meta.path)?.[1]?.slice(0, STAMP_LENGTH);
  if (!meta || stamp === undefined)
    throw new Error(
      `The search index has no list of its parts: found ${files.map(({path}) => path).join(', ')}. Read how this version of Pagefind names its files and change src/plugins/search/renameParts.ts.`,
    );
  // One byte is one character here, so that names can be replaced in a list that is no text.
  let list = Buffer.from(gunzipSync(meta.content)).toString('latin1');
  const names = new Map<string, string>();
  list = list.replaceAll(/(?<=j)en_[0-9a-f]{7}/g, (name) => {
    const counter = names.size.toString(36).padStart(COUNTER_LENGTH, '0');
    const short = names.get(name) ?? `${stamp}${counter}`;
    names.set(name, short);
    return short;
  });
  return files.map((file) => {
    if (file === meta)
      return {path: file.path, content: gzipSync(Buffer.from(list, 'latin1'), {level: 9})};
    const name = PART.exec(file.path)?.[1];
    if (name === undefined) return file;
    const short = names.get(name);
    if (short === undefined)
      throw new Error(`The search index does not list its part ${file.path}.`);
    return {path: file.path.replace(name, short), content: file.content};
  });
}
