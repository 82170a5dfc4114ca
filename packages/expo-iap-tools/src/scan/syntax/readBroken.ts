import type {File, Statement} from '@babel/types';
import type {Remark} from '../findings.ts';
import {type Attempt, attempt} from './attempt.ts';
import {blankConflicts} from './conflicts.ts';
import {type Piece, splitPieces} from './pieces.ts';
import {endsEarly, type Read, repairPiece} from './repairPiece.ts';

/** What could be read of a file that the parser refuses as a whole. */
export type Rest = {
  readonly ast?: File;
  readonly mistakes: readonly Remark[];
};

/** More would hide the findings. */
const MOST_MISTAKES = 10;

/** A text in which so many pieces have mistakes, and fewer have none, is not code. */
const MOST_HOPELESS = 50;

/** How many pieces a statement can be in that only looks as if it ended. */
const MOST_JOINED = 30;

/** Reads a broken file statement by statement. */
export function readBroken(name: string, whole: string): Rest {
  const {text, conflicts} = blankConflicts(whole);
  const marks = conflicts.map(({first}): Remark => {
    const message = 'This is the marker of a merge conflict. Both sides are read.';
    return {file: name, line: first, column: 1, message};
  });
  const isInConflict = ({line}: Remark): boolean =>
    conflicts.some(({first, last}) => first <= line && line <= last);
  const again = conflicts.length > 0 ? attempt(name, text) : undefined;
  const {ast, mistakes} = again?.ast ? again : readPieces(name, text);
  const all = [...marks, ...mistakes.filter((mistake) => !isInConflict(mistake))];
  const places = new Map(all.map((mistake) => [`${mistake.line}:${mistake.column}`, mistake]));
  const sorted = [...places.values()].sort((a, b) => a.line - b.line || a.column - b.column);
  if (!ast) return {mistakes: sorted.slice(0, 1)};
  return {ast, mistakes: sorted.slice(0, MOST_MISTAKES)};
}

function readPieces(name: string, text: string): Rest {
  const pieces = splitPieces(text);
  const body: Statement[] = [];
  const mistakes: Remark[] = [];
  // Each statement takes a few attempts; a text that is not code must not take minutes.
  let budget = 3 * text.length + 200_000;
  const read: Read = (piece) => {
    budget -= piece.text.length;
    return budget > 0 ? attempt(name, piece.text, piece) : undefined;
  };
  let [good, bad] = [0, 0];
  for (let at = 0; at < pieces.length; at += 1) {
    if (bad > MOST_HOPELESS && good < bad) break;
    const before = mistakes.length;
    const piece = pieces[at];
    const first = piece && attempt(name, piece.text, piece);
    if (!first) continue;
    const longer = first.ast ? undefined : readLonger(text, pieces, at, first, read);
    const found = longer?.rest ?? (first.ast ? first : undefined);
    if (found?.ast) {
      body.push(...found.ast.program.body);
      mistakes.push(...found.mistakes);
      at += longer?.more ?? 0;
    } else if (!first.ast) {
      const repaired = repairPiece(piece, first, read);
      body.push(...repaired.body);
      mistakes.push(...repaired.mistakes);
    }
    if (mistakes.length > before) bad += 1;
    else good += 1;
  }
  const frame = attempt(name, '');
  if (!frame.ast || body.length === 0) return {mistakes};
  return {ast: {...frame.ast, program: {...frame.ast.program, body}}, mistakes};
}

/** Reads a piece with those behind it, where a line inside a statement only looked like a beginning. */
function readLonger(
  text: string,
  pieces: readonly Piece[],
  at: number,
  first: Attempt,
  read: Read,
): {readonly rest: Rest; readonly more: number} | undefined {
  const piece = pieces[at];
  let failed: Attempt | undefined = first;
  for (let more = 1; piece && more <= MOST_JOINED; more += 1) {
    const last = pieces[at + more];
    if (!last || !failed || failed.ast) return undefined;
    const joined = {...piece, text: text.slice(piece.start, last.start + last.text.length)};
    const soFar = {...piece, text: text.slice(piece.start, last.start).trimEnd()};
    if (!endsEarly(soFar, failed)) return undefined;
    // An import is inside nothing but a text.
    const isText = failed.reason === 'UnterminatedTemplate';
    if (!isText && /^\s*(?:import|export)\b/.test(last.text)) return undefined;
    failed = read(joined);
    if (failed?.ast) return {rest: failed, more};
  }
  return undefined;
}
