import {parse, type ParserOptions, type ParserPlugin} from '@babel/parser';
import type {ParsedFile} from './program/module.ts';

/** A file as the reader gave it. */
export type SourceFile = {readonly name: string; readonly text: string};

/** A place that the parser could not read. */
export type SyntaxMistake = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
};

const MOST_BAD_LINES = 5;

const OPTIONS: ParserOptions = {
  sourceType: 'unambiguous',
  errorRecovery: true,
  allowAwaitOutsideFunction: true,
  allowReturnOutsideFunction: true,
  allowUndeclaredExports: true,
  attachComment: false,
};

/** Reads a file as far as it can be read. */
export function parseFile({name, text}: SourceFile): {
  readonly parsed?: ParsedFile;
  readonly mistakes: readonly SyntaxMistake[];
} {
  const plain = /\.[cm]?jsx?$/.test(name);
  const plugins: ParserPlugin[] = [plain ? 'flow' : 'typescript', 'decorators-legacy'];
  // In plain TypeScript `<Type>value` is a cast, elsewhere it begins an element.
  if (!/\.[cm]?ts$/.test(name)) plugins.push('jsx');
  const mistakes: SyntaxMistake[] = [];
  let readable = text;
  // A line that stops the parser is left out, so that the rest is still read; every other line keeps its place.
  while (mistakes.length < MOST_BAD_LINES) {
    try {
      const ast = parse(readable, {...OPTIONS, plugins});
      const found = (ast.errors ?? []).map((error) => mistakeOf(name, error));
      return {parsed: {name, text, ast, plain}, mistakes: [...mistakes, ...found]};
    } catch (error) {
      const mistake = mistakeOf(name, error);
      mistakes.push(mistake);
      const lines = readable.split('\n');
      const bad = lines[mistake.line - 1];
      if (bad === undefined || bad.trim() === '') break;
      lines[mistake.line - 1] = ' '.repeat(bad.length);
      readable = lines.join('\n');
    }
  }
  return {mistakes: mistakes.slice(0, 1)};
}

function mistakeOf(file: string, error: unknown): SyntaxMistake {
  const place =
    typeof error === 'object' && error !== null && 'loc' in error
      ? readPlace(error.loc)
      : undefined;
  const message =
    error instanceof Error ? error.message.replace(/ \(\d+:\d+\)$/, '') : String(error);
  return {file, line: place?.line ?? 1, column: (place?.column ?? 0) + 1, message};
}

function readPlace(loc: unknown): {line: number; column: number} | undefined {
  if (typeof loc !== 'object' || loc === null || !('line' in loc) || !('column' in loc)) return;
  return {line: Number(loc.line), column: Number(loc.column)};
}
