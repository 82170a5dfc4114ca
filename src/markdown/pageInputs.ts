import {readFileSync, statSync} from 'node:fs';
import {resolve} from 'node:path';
import {stateOf} from './fileState.ts';
import type {PageFile} from './pageFile.ts';

/**
 * What each page was made from besides its own text and the code of this site, by the path of the page: files and folders,
 * each with its state before it was read. Docusaurus passes on nothing of a page but its code, so it is kept here for
 * src/plugins/page-cache, which passes it to the bundler, and for the check of pages.
 */
const inputs = new Map<string, Map<string, string>>();

/** Notes that a page depends on a file or a folder, whether it exists or not, and returns its path. */
export function addInput(page: PageFile, input: string): string {
  const file = resolve(page.cwd, input);
  const noted = inputs.get(pathOf(page)) ?? new Map<string, string>();
  inputs.set(pathOf(page), noted);
  if (!noted.has(file)) noted.set(file, stateOf(file));
  return file;
}

/** The files and folders that a page was made from, as far as it has been compiled in this process. */
export function inputsOf(page: string): readonly string[] {
  return [...(inputs.get(page)?.keys() ?? [])];
}

/** The same with the state of each. */
export function inputStates(page: PageFile): Readonly<Record<string, string>> {
  return Object.fromEntries(inputs.get(pathOf(page)) ?? []);
}

/** Forgets what an earlier text of a page was made from. */
export function forgetInputs(page: PageFile): void {
  inputs.delete(pathOf(page));
}

function pathOf({cwd, path}: PageFile): string {
  return resolve(cwd, path);
}

/** Reads a file for a page and notes that the page depends on it; nothing when there is no such file. */
export function readInput(page: PageFile, input: string): string | undefined {
  const file = addInput(page, input);
  return statSync(file, {throwIfNoEntry: false})?.isFile() ? readFileSync(file, 'utf8') : undefined;
}
