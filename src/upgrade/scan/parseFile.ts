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
  const whole = attempt(name, text);
  const {ast, mistakes} = whole.ast ? whole : readBroken(name, text);
  if (!ast) return {mistakes};
  return {parsed: {name, text, ast, plain: isPlain(name)}, mistakes};
}
