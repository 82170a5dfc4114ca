import {parse, type ParserOptions, type ParserPlugin} from '@babel/parser';
import type {File, Node} from '@babel/types';
import type {Remark} from '../findings.ts';
import {isCall} from '../program/calls.ts';
import {childrenOf} from '../program/nodes.ts';

/** The result of parsing a text: its nodes with the places that could not be read, or the first one, which stops the parser. */
export type Attempt =
  | {readonly ast: File; readonly mistakes: readonly Remark[]}
  | {readonly ast: undefined; readonly stop: Remark; readonly reason: string};

/** An attempt that did not reach the end. */
export type Failure = Extract<Attempt, {ast: undefined}>;

const OPTIONS: ParserOptions = {
  errorRecovery: true,
  allowAwaitOutsideFunction: true,
  allowReturnOutsideFunction: true,
  allowUndeclaredExports: true,
  attachComment: false,
};

/** Says whether the types of a file are not checked. */
export function isPlain(name: string): boolean {
  return /\.[cm]?jsx?$/.test(name);
}

/** Reads a text: a whole file, or a part of it that begins at a line. */
export function attempt(
  name: string,
  text: string,
  part?: {readonly line: number; readonly start: number},
): Attempt {
  const plugins: ParserPlugin[] = [isPlain(name) ? 'flow' : 'typescript', 'decorators-legacy'];
  // In plain TypeScript `<Type>value` is a cast, elsewhere it begins an element.
  if (!/\.[cm]?ts$/.test(name)) plugins.push('jsx');
  // A part shows nothing of the kind of its file, and a file that surely is a module need not be tried as a script too.
  const sourceType = part || /^(?:import|export)\b/m.test(text) ? 'module' : 'unambiguous';
  const place = part && {startLine: part.line, startColumn: 0, startIndex: part.start};
  try {
    const ast = parse(text, {...OPTIONS, ...place, sourceType, plugins});
    const mistakes = (ast.errors ?? []).map((error) => mistakeOf(name, error));
    if (mistakes.length > 0) dropHoles(ast.program);
    return {ast, mistakes};
  } catch (error) {
    return {ast: undefined, stop: mistakeOf(name, error), reason: reasonOf(error)};
  }
}

/**
 * Removes what the parser inserts where a call lacks an argument, as in `buy(, 2)`: it is not a node, whatever its type
 * says.
 */
function dropHoles(node: Node): void {
  if (isCall(node)) node.arguments = node.arguments.filter(Boolean);
  for (const child of childrenOf(node)) dropHoles(child);
}

function mistakeOf(file: string, error: unknown): Remark {
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

function reasonOf(error: unknown): string {
  const isKnown = typeof error === 'object' && error !== null && 'reasonCode' in error;
  return isKnown ? String(error.reasonCode) : '';
}
