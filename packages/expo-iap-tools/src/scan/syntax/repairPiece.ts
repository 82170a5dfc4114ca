import type {Statement} from '@babel/types';
import type {Remark} from '../findings.ts';
import type {Attempt, Failure} from './attempt.ts';
import type {Piece} from './pieces.ts';

/** Reads a piece of a file, or nothing when too much was read already. */
export type Read = (piece: Piece) => Attempt | undefined;

/** What could be read of a piece, and where it could not. */
export type Repaired = {
  readonly body: readonly Statement[];
  readonly mistakes: readonly Remark[];
};

const MOST_BAD_LINES = 5;
const MOST_CLOSED = 20;

/** What can be missing at the end; `_` is a placeholder for a value. */
const CLOSERS = ['</>', '}', ')', ']', '/>', ' _', ': _'] as const;

/** What can belong where another sign stops the parser. */
const SIGNS = [' ', ')', ']', '}'] as const;

/** What ends something that the parser names as open. */
const ENDS: Readonly<Record<string, string>> = {
  UnterminatedComment: '*/',
  UnterminatedJsxContent: '</>',
  UnterminatedTemplate: '`',
};

/** Reads a broken piece: what is open at its end is closed, and a line that stops the parser is left out. */
export function repairPiece(piece: Piece, failure: Failure, read: Read): Repaired {
  const mistakes: Remark[] = [];
  let {text} = piece;
  let closing = '';
  let failed = failure;
  let left = 0;
  for (let round = 0; round < MOST_CLOSED && left <= MOST_BAD_LINES; round += 1) {
    const closer = ENDS[failed.reason] ?? findCloser({...piece, text}, closing, failed, read);
    if (closer !== undefined) {
      // What a line that is left out had opened or closed is not another mistake.
      if (mistakes.length === 0) mistakes.push(openMistake(piece, failed));
      closing += closer;
    } else {
      const lines = text.split('\n');
      const at = Math.min(failed.stop.line - piece.line, lines.findLastIndex(isFilled));
      const bad = lines[at];
      if (bad === undefined) break;
      const isOwn = at === failed.stop.line - piece.line && !/^[\s)\]},;]*$/.test(bad);
      if (mistakes.length === 0 || isOwn) mistakes.push(failed.stop);
      lines[at] = ' '.repeat(bad.length);
      text = swapSign({...piece, text}, failed, read) ?? lines.join('\n');
      closing = '';
      left += 1;
    }
    const next = read({...piece, text: closed(text, closing)});
    if (!next) break;
    if (next.ast) return {body: next.ast.program.body, mistakes};
    failed = next;
  }
  return {body: [], mistakes: mistakes.length > 0 ? mistakes : [failure.stop]};
}

/** Says whether the parser expected more text. */
export function endsEarly({text, line}: Piece, {stop, reason}: Failure): boolean {
  if (reason in ENDS) return true;
  const lines = text.split('\n');
  const last = line + lines.length - 1;
  return stop.line > last || (stop.line === last && stop.column > (lines.at(-1)?.length ?? 0));
}

function findCloser(piece: Piece, closing: string, failed: Failure, read: Read) {
  if (!endsEarly({...piece, text: closed(piece.text, closing)}, failed)) return undefined;
  return CLOSERS.find((closer) => {
    // A second value behind a value means that nothing here helps.
    if (closer === ' _' && closing.endsWith(closer)) return false;
    const longer = {...piece, text: closed(piece.text, closing + closer)};
    const next = read(longer);
    return next && (next.ast !== undefined || endsEarly(longer, next));
  });
}

/**
 * Writes another sign over the one that stops the parser, or nothing over the bracket before it, if the parser then
 * gets past the line.
 */
function swapSign(piece: Piece, {stop}: Failure, read: Read): string | undefined {
  const {text} = piece;
  const lines = text.split('\n').slice(0, stop.line - piece.line);
  const at = lines.reduce((sum, line) => sum + line.length + 1, 0) + stop.column - 1;
  const put = (index: number, sign: string): string =>
    text.slice(0, index) + sign + text.slice(index + 1);
  const swaps = /[)\]},;:]/.test(text.charAt(at)) ? SIGNS.map((sign) => put(at, sign)) : [];
  const before = /[)\]}][^)\]}]*$/.exec(text.slice(0, at));
  if (before) swaps.push(put(before.index, ' '));
  return swaps.find((swap) => {
    const next = read({...piece, text: swap});
    return next && (next.ast !== undefined || next.stop.line > stop.line);
  });
}

// Behind a comment in the last line nothing would close anything.
function closed(text: string, closing: string): string {
  return closing === '' ? text : `${text}\n${closing}`;
}

function isFilled(line: string): boolean {
  return line.trim() !== '';
}

function openMistake({line}: Piece, {stop, reason}: Failure): Remark {
  return reason in ENDS ? stop : {...stop, message: `What begins in line ${line} isn’t closed.`};
}
