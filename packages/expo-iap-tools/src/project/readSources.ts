import {readFileSync, statSync} from 'node:fs';
import {relative} from 'node:path';
import {MOST_CHARACTERS, noticeOf} from '../scan/notices.ts';
import type {SourceFile} from '../scan/parseFiles.ts';
import {namesLibrary} from '../scan/program/reach.ts';
import {reasonOf} from '../terminal/cannotAnswer.ts';
import {slashed} from './findProject.ts';

/** A file of the project. */
export type Source = SourceFile & {
  readonly path: string;
  /** Whether it begins with a byte order mark, which the text leaves out. */
  readonly hasMark: boolean;
  /** Whether the text is exactly what the bytes say, so that it can be written back. */
  readonly isExact: boolean;
};

/** A file that was not read, and why. */
export type Skipped = {
  readonly file: string;
  readonly reason: string;
  /** Whether it names the library, as far as that can be seen. */
  readonly hasLibrary?: boolean;
};

const MOST_BYTES = 4 * MOST_CHARACTERS;
/** What a bundle can have; more is not even searched for the name of the library. */
const MOST_SEARCHED = 100_000_000;
const TOO_LONG = 'has more than two million characters';

/** Reads files; what is not source code in UTF-8 is named and left out. */
export function readSources(
  paths: readonly string[],
  root: string,
): {readonly sources: readonly Source[]; readonly skipped: readonly Skipped[]} {
  const sources: Source[] = [];
  const skipped: Skipped[] = [];
  for (const path of paths) {
    const name = slashed(relative(root, path));
    const read = readSource(path, name);
    if ('reason' in read) skipped.push({file: name, ...read});
    else if (read.text.trim() !== '') sources.push(read);
  }
  return {sources, skipped};
}

/** A file, or the reason why it is left out. */
function readSource(path: string, name: string): Source | Omit<Skipped, 'file'> {
  try {
    if (statSync(path).size > MOST_SEARCHED) return {reason: TOO_LONG, hasLibrary: true};
    const bytes = readFileSync(path);
    const leftOut = (reason: string) => ({reason, hasLibrary: isNamedIn(bytes)});
    if (bytes.length > MOST_BYTES) return leftOut(TOO_LONG);
    if (isWide(bytes)) return leftOut('is in UTF-16; save it as UTF-8');
    if (bytes.includes(0)) return leftOut('is binary');
    // The decoder leaves out a mark, as it does for the page.
    const text = new TextDecoder().decode(bytes);
    const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    const isExact = Buffer.from(text).length + (hasMark ? 3 : 0) === bytes.length;
    const refused = text.trim() === '' ? undefined : refusalOf({name, text});
    return refused === undefined ? {name, text, path, hasMark, isExact} : leftOut(refused);
  } catch (error) {
    return {reason: `couldn’t be read: ${reasonOf(error)}`, hasLibrary: true};
  }
}

/** In any encoding that a letter of English is one byte in, with or without zero bytes beside it. */
function isNamedIn(bytes: Buffer): boolean {
  return namesLibrary(bytes.toString('latin1').replaceAll('\0', ''));
}

function isWide([first, second, third, fourth]: Uint8Array): boolean {
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const isLatin = (first === 0 && third === 0) || (second === 0 && fourth === 0);
  return isMarked || (isLatin && first !== second);
}

/** The page also says what to paste instead; here only the reason is of use. */
function refusalOf(file: SourceFile): string | undefined {
  return noticeOf(file)?.message.replace(/^This (?:file )?([^.]*)\..*/, '$1');
}
