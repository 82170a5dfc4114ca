import type {Statement} from '@babel/types';
import type {Attempt, Failure, SyntaxMistake} from './attempt.ts';
import type {Piece} from './pieces.ts';

/** Reads a piece of a file, or nothing when too much was read already. */
export type Read = (piece: Piece) => Attempt | undefined;

/** What could be read of a piece, and where it could not. */
export type Mended = {
  readonly body: readonly Statement[];
  readonly mistakes: readonly SyntaxMistake[];
};

const MOST_BAD_LINES = 5;
const MOST_CLOSED = 20;

/** What can be lacking at the end; `_` stands for a value. */
const CLOSERS = ['</>', '}', ')', ']', ' _', ': _', '/>'] as const;

/** What ends something that the parser names as open. */
const ENDS: Readonly<Record<string, string>> = {
  UnterminatedComment: '*/',
  UnterminatedJsxContent: '</>',
  UnterminatedTemplate: '`',
};

/** Reads a broken piece: what is open at its end is closed, and a line that stops the parser is left out. */
export function mendPiece(piece: Piece, failure: Failure, read: Read): Mended {
  const mistakes: SyntaxMistake[] = [];
  let {text} = piece;
  let closing = '';
  let failed = failure;
  let left = 0;
  for (let round = 0; round < MOST_CLOSED && left <= MOST_BAD_LINES; round += 1) {
    const closer = ENDS[failed.reason] ?? findCloser({...piece, text}, closing, failed, read);
    if (closer !== undefined) {
      // What a line that is left out had opened or closed is no mistake of its own.
      if (mistakes.length === 0) mistakes.push(openMistake(piece, failed));
      closing += closer;
    } else {
      const lines = text.split('\n');
      const at = Math.min(failed.stop.line - piece.line, lines.findLastIndex(isFilled));
      const bad = lines[at];
      if (bad === undefined) break;
      if (mistakes.length === 0 || !/^[\s)\]},;]*$/.test(bad)) mistakes.push(failed.stop);
      lines[at] = ' '.repeat(bad.length);
      text = lines.join('\n');
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

/** Says whether the parser wanted more than the text has. */
export function endsEarly({text, line}: Piece, {stop, reason}: Failure): boolean {
  if (reason in ENDS) return true;
  const lines = text.split('\n');
  const last = line + lines.length - 1;
  return stop.line > last || (stop.line === last && stop.column > (lines.at(-1)?.length ?? 0));
}

function findCloser(piece: Piece, closing: string, failed: Failure, read: Read) {
  if (!endsEarly({...piece, text: closed(piece.text, closing)}, failed)) return undefined;
  return CLOSERS.find((closer) => {
    const longer = {...piece, text: closed(piece.text, closing + closer)};
    const next = read(longer);
    return next && (next.ast !== undefined || endsEarly(longer, next));
  });
}

// Behind a comment in the last line nothing would close anything.
function closed(text: string, closing: string): string {
  return closing === '' ? text : `${text}\n${closing}`;
}

function isFilled(line: string): boolean {
  return line.trim() !== '';
}

function openMistake({line}: Piece, {stop, reason}: Failure): SyntaxMistake {
  return reason in ENDS ? stop : {...stop, message: `What begins in line ${line} is not closed.`};
}
