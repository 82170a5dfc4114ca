import type {Remark} from './findings.ts';
import {lineStarts} from './lines.ts';
import type {ParsedFile} from './program/module.ts';
import type {Importer} from './program/paths.ts';
import {readTree} from './program/tree.ts';
import {attempt, isPlain} from './syntax/attempt.ts';
import {readBroken} from './syntax/readBroken.ts';
import {once} from './types/type.ts';

/** A file as the reader gave it. */
export type SourceFile = Importer & {readonly text: string};

/** Files after parsing. */
export type ParsedFiles = {
  readonly files: readonly ParsedFile[];
  /** How many nodes they have. */
  readonly size: number;
  readonly mistakes: readonly Remark[];
};

/**
 * Reads files as far as they can be read. The parser makes an error wherever it tries two ways to read code, and noting
 * where each was made would take most of the time of a broken file.
 */
export function parseFiles(sources: readonly SourceFile[]): ParsedFiles {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return parseAll(sources);
  } finally {
    Error.stackTraceLimit = limit;
  }
}

function parseAll(sources: readonly SourceFile[]): ParsedFiles {
  const files: ParsedFile[] = [];
  const found: Remark[] = [];
  let size = 0;
  for (const {text, ...source} of sources) {
    const {name} = source;
    const code = withoutFences(text);
    const {ast, mistakes} = readWhole(name, code) ?? readBroken(name, code);
    found.push(...mistakes);
    if (!ast) continue;
    // At once, because it drops what only the parser needed, and the browser collects that before it reads the next.
    const tree = readTree(ast.program, () => size++);
    files.push({...source, text, tree, lines: once(() => lineStarts(text)), plain: isPlain(name)});
  }
  return {files, size, mistakes: found};
}

/** Also reads a file without elements as plain TypeScript, because a paste does not show which of the two it is. */
function readWhole(name: string, text: string) {
  const whole = attempt(name, text);
  if (whole.ast && whole.mistakes.length === 0) return whole;
  const other = name.endsWith('.tsx') ? attempt(name.slice(0, -1), text) : undefined;
  if (other?.ast && other.mistakes.length === 0) return other;
  return whole.ast && whole;
}

/** Blanks the lines around a block of Markdown: what is copied from a chat or an issue often has them. */
function withoutFences(text: string): string {
  const fence = /^[ \t]*(?:`{3,}|~{3,})[ \t]*\w*[ \t]*\r?$/gm;
  if (!/^\s*(?:`{3}|~{3})/.test(text)) return text;
  return text.replace(fence, (line) => line.replace(/\S/g, ' '));
}
