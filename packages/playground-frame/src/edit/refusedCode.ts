import {parse} from 'sucrase/dist/parser/index.js';
import {TokenType} from 'sucrase/dist/parser/tokenizer/types.js';
import {TICK} from '../protocol.ts';
import type {ParserError} from './furthestError.ts';

/** One repeated thing in a group that is repeated: `(a+)+`. It says no more than `a+`, and can run for years. */
const repeatedTwice =
  /\((?:\?(?::|<\w+>))?(?:\[(?:[^\]\\]|\\.)*\]|\\.|[^()[\]\\])[+*]\)(?:[+*]|\{\d+,\})/;

type Options = {readonly isJsx: boolean; readonly refusesHangs: boolean};

/**
 * Finds a name that would hide the tick from the code that it watches, also one with escape sequences, and if asked,
 * what no tick can stop.
 */
export function findRefused(
  source: string,
  {isJsx, refusesHangs}: Options,
): ParserError | undefined {
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
