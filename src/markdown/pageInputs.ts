import {readFileSync, statSync} from 'node:fs';
import {resolve} from 'node:path';
import type {PageFile} from './pageFile.ts';

/**
 * The files and folders that each page was made from besides its own text and the code of this site, by the path of the
 * page. Docusaurus passes on nothing of a page but its code, so it is kept here for src/plugins/page-cache, which passes it
 * to the bundler.
 */
const inputs = new Map<string, Set<string>>();

/** Notes that a page depends on a file or a folder, whether it exists or not, and returns its path. */
export function addInput({cwd, path}: PageFile, input: string): string {
  const file = resolve(cwd, input);
  const page = resolve(cwd, path);
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
