import type {Node} from '@babel/types';
import type {Checker} from './checker.ts';
import {lineAt} from './lines.ts';
import type {ParsedFile} from './program/module.ts';
import type {Unchecked} from './types/type.ts';
import {uncheckedAt} from './uncheckedPlace.ts';

/** What keeps the compiler quiet: a file without types, another type for a value, or a comment for the compiler. */
export type Silence = 'javascript' | Unchecked | Directive;

type Directive = '@ts-ignore' | '@ts-expect-error' | '@ts-nocheck';

const DIRECTIVE = /^\s*(?:\{?\s*\/[/*]+|\*)\s*(@ts-ignore|@ts-expect-error)\b/;
const WHOLE_FILE = /^\s*(?:\/\/|\/\*)\s*@ts-nocheck\b/m;
const COMMENT = /^\s*(?:$|\/\/|\/\*|\*|\{\/\*)/;

/** Says why the compiler does not refuse a place; nothing where it does. */
export function silenceAt(file: ParsedFile, node: Node, checker: Checker): Silence | undefined {
  if (file.plain) return 'javascript';
  return directiveAt(file, node) ?? uncheckedAt(node, checker);
}

/** The comment that makes the compiler skip the line of a place. */
export function directiveAt(file: ParsedFile, {start}: Node): Directive | undefined {
  const {text} = file;
  if (!text.includes('@ts-')) return undefined;
  const starts = file.lines();
  const first = text.search(/^\s*(?!\/\/|\/\*|\*)\S/m);
  if (WHOLE_FILE.test(text.slice(0, Math.max(first, 0)))) return '@ts-nocheck';
  for (let line = lineAt(starts, start ?? 0) - 1; line >= 0; line -= 1) {
    const words = text.slice(starts[line], starts[line + 1]);
    const found = DIRECTIVE.exec(words)?.[1];
    if (found === '@ts-ignore' || found === '@ts-expect-error') return found;
    // Between the comment and the line that it is for, only comments and empty lines can be.
    if (!COMMENT.test(words)) return undefined;
  }
  return undefined;
}
