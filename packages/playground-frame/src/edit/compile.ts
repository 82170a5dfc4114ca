import {transform} from 'sucrase';
import {parse} from 'sucrase/dist/parser/index.js';
import {TokenType} from 'sucrase/dist/parser/tokenizer/types.js';
import {type AppFile, TICK} from '../protocol.ts';
import {type ParserError, withFurthestError} from './furthestError.ts';
import {guard} from './guard.ts';

/** A file of a sample as its reader sees it. */
export type SourceFile = {readonly name: string; readonly source: string};

/** What is wrong in a file, at its place; both count from 1. */
export type CodeProblem = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
};

/**
 * Compiles TypeScript and TSX to what the frame runs, or says why some has no such form. Types are dropped and not checked. `refusesHangs` is for browsers
 * in which code that hangs would freeze the page.
 */
export function compile(sources: readonly SourceFile[], refusesHangs = false) {
  const files: AppFile[] = [];
  const problems: CodeProblem[] = [];
  for (const {name, source} of sources) {
    const result = withFurthestError(() => {
      const isJsx = name.endsWith('x');
      return findRefused(source, {isJsx, refusesHangs}) ?? toCommonJs(source, isJsx);
    });
    if (typeof result === 'string') files.push({name, code: guard(result)});
    else problems.push({file: name, ...lineAndColumn(source, result.at), message: result.message});
  }
  return {files, problems};
}

function toCommonJs(source: string, isJsx: boolean): string {
  const {code} = transform(source, {
    transforms: isJsx ? ['typescript', 'jsx', 'imports'] : ['typescript', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
  });
  return code;
}

function lineAndColumn(source: string, at: number): Pick<CodeProblem, 'line' | 'column'> {
  const lines = source.slice(0, at).split('\n');
  return {line: lines.length, column: (lines.at(-1) ?? '').length + 1};
}

/** One repeated thing in a group that is repeated: `(a+)+`. It says no more than `a+`, and can run for years. */
const repeatedTwice =
  /\((?:\?(?::|<\w+>))?(?:\[(?:[^\]\\]|\\.)*\]|\\.|[^()[\]\\])[+*]\)(?:[+*]|\{\d+,\})/;

type Options = {readonly isJsx: boolean; readonly refusesHangs: boolean};

/**
 * Finds a name that would hide the tick from the code that it watches, also one with escape sequences, and if asked,
 * what no tick can stop.
 */
function findRefused(source: string, {isJsx, refusesHangs}: Options): ParserError | undefined {
  const taken = source.indexOf(TICK);
  if (taken !== -1) return {message: `The name ${TICK} is taken; use another one.`, at: taken};
  const suspicious = source.includes('\\u') || (refusesHangs && repeatedTwice.test(source));
  if (!suspicious) return undefined;
  for (const {type, start, end} of parse(source, isJsx, true, false).tokens) {
    const text = source.slice(start, end);
    if (type === TokenType.name && text.includes('\\'))
      return {message: 'This name has an escape sequence; write the character itself.', at: start};
    if (refusesHangs && type === TokenType.regexp && repeatedTwice.test(text))
      return {message: 'This regular expression repeats a repetition and can hang.', at: start};
  }
  return undefined;
}
