import type {SourceFile} from './parseFiles.ts';
import {mentionsLibrary} from './program/librarySource.ts';
import type {ParsedFile} from './program/module.ts';

/** Why a file was not scanned, or why a scan shows nothing. */
export type Notice = {
  readonly file: string;
  readonly message: string;
};

/** The longest text of one file, in characters. */
export const MOST_CHARACTERS = 2_000_000;

/** The module names of other libraries for purchases. */
const OTHERS = ['react-native-iap', 'expo-in-app-purchases', 'react-native-purchases'];

/** Says whether an import takes another library for purchases. */
export function isOther(source: string): boolean {
  return OTHERS.includes(source) || /^(?:@revenuecat|@adapty|@apphud|@qonversion)\//.test(source);
}

const IMPORTS = /\b(?:from|require\(|import\()?\s*['"]([^'"\n]+)['"]/g;

/** Says why a file cannot be scanned; nothing when it can. */
export function noticeOf({name, text}: SourceFile): Notice | undefined {
  const notice = (message: string): Notice => ({file: name, message});
  if (text.trim() === '') return notice('This is empty. Paste code that imports expo-iap.');
  if (isWide(text)) return notice('This is in UTF-16. Save it as UTF-8 and choose it again.');
  // Nothing in a source file is a zero byte; a few replacement characters can be damaged words.
  if (/\0/.test(text) || countOf(text, /\uFFFD/g) > text.length / 100) {
    return notice('This isn’t a text file. Choose a file with source code.');
  }
  if (text.length > MOST_CHARACTERS) {
    return notice(
      'This file has more than two million characters. Paste the part that handles purchases.',
    );
  }
  if (/\.(?:vue|svelte|astro|html?)$/.test(name) || /^\s*<[^]*<\/script>/.test(text)) {
    return notice('Only what is inside script tags can be read. Paste that part alone.');
  }
  if (isJson(text)) return notice('This is JSON, not code. Paste code that imports expo-iap.');
  if (isMinified(text)) {
    return notice('This looks like the output of a bundler. Paste the source code that you wrote.');
  }
  return undefined;
}

/** Two bytes for a sign, of which one is zero in most code, read as if each were a sign. */
function isWide(text: string): boolean {
  return /^\uFFFD{0,2}(?:(?:[^\0]\0){4}|(?:\0[^\0]){4})/.test(text);
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A picture in a string, or a license in a comment, makes no line of code longer. */
const NO_CODE =
  /\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|`(?:[^`\\]|\\[^])*(?:`|$)/g;

function isMinified(text: string): boolean {
  const {length} = text.replaceAll(NO_CODE, '');
  return length > 2000 && length / (countOf(text, /\n/g) + 1) > 400;
}

/** Says why nothing was found where no file imports the library. */
export function programNotices(
  files: readonly SourceFile[],
  parsed: readonly ParsedFile[],
): readonly Notice[] {
  const [first] = parsed;
  if (!first || files.some(({text}) => mentionsLibrary(text))) return [];
  const sources = parsed.flatMap(({text}) =>
    [...text.matchAll(IMPORTS)].map(([, source]) => source),
  );
  const other = OTHERS.find((name) => sources.includes(name));
  const message =
    other === undefined
      ? 'No file imports expo-iap, so this page can’t see what comes from the library. Paste the files that import it.'
      : `This is code for ${other}, a different library. This page only covers expo-iap.`;
  return [{file: first.name, message}];
}
