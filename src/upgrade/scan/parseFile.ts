import type {ParsedFile} from './program/module.ts';
import {attempt, isPlain, type SyntaxMistake} from './syntax/attempt.ts';
import {readBroken} from './syntax/readBroken.ts';

/** A file as the reader gave it. */
export type SourceFile = {readonly name: string; readonly text: string};

/** Reads a file as far as it can be read. */
export function parseFile({name, text}: SourceFile): {
  readonly parsed?: ParsedFile;
  readonly mistakes: readonly SyntaxMistake[];
} {
  const code = withoutFences(text);
  const {ast, mistakes} = readWhole(name, code) ?? readBroken(name, code);
  if (!ast) return {mistakes};
  return {parsed: {name, text, ast, plain: isPlain(name)}, mistakes};
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
