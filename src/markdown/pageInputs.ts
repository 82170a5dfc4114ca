import {readFileSync, statSync} from 'node:fs';
import {resolve} from 'node:path';
import type {PageFile} from './pageFile.ts';

/**
 * What each page was made from besides its own text and the code of this site, by the path of the page. It is kept for
 * src/plugins/page-cache, which passes it to the bundler: Docusaurus passes on nothing of a page but its code.
 */
const inputs = new Map<string, Set<string>>();

/** Notes that a page depends on a file or a folder, whether it exists or not, and returns its path. */
export function addInput({cwd, path}: PageFile, input: string): string {
  const page = resolve(cwd, path);
  const file = resolve(cwd, input);
  inputs.set(page, (inputs.get(page) ?? new Set()).add(file));
  return file;
}

/** The files and folders that a page was made from, as far as it has been compiled in this process. */
export function inputsOf(page: string): readonly string[] {
  return [...(inputs.get(page) ?? [])];
}

/** Reads a file for a page and notes that the page depends on it; nothing when there is no such file. */
export function readInput(page: PageFile, input: string): string | undefined {
  const file = addInput(page, input);
  return statSync(file, {throwIfNoEntry: false})?.isFile() ? readFileSync(file, 'utf8') : undefined;
}

/** Makes a reader that reads its file again only when the file has changed. */
export function rereadWhenChanged<Value>(read: (file: string) => Value): (file: string) => Value {
  const known = new Map<string, {readonly stamp: string; readonly value: Value}>();
  return (file) => {
    const stats = statSync(file, {throwIfNoEntry: false});
    const stamp = stats ? `${stats.mtimeMs} ${stats.size}` : 'none';
    const before = known.get(file);
    if (before?.stamp === stamp) return before.value;
    const value = read(file);
    known.set(file, {stamp, value});
    return value;
  };
}
