import {normalizeTokens, Prism} from 'prism-react-renderer';
import {grammarOf} from './grammarOf.ts';
import {tokenClass} from './tokenClasses.ts';

/** A stretch of one line in one color. */
export type Piece = {readonly text: string; readonly className?: string | undefined};
/** One line of code without its line break. */
export type CodeLine = readonly Piece[];

/** Splits code into lines of colored pieces; neighbors of one color become one piece. */
export function tokenizeLines(code: string, language: string): readonly CodeLine[] {
  const grammar = grammarOf(language);
  const job = {code, grammar, language, tokens: [] as (string | Prism.Token)[]};
  // The grammars of jsx and tsx finish their work in these two hooks.
  Prism.hooks.run('before-tokenize', job);
  job.tokens = Prism.tokenize(job.code, job.grammar);
  Prism.hooks.run('after-tokenize', job);
  return normalizeTokens(job.tokens).map((tokens) =>
    tokens
      .filter(({empty}) => empty !== true)
      .map(({types, content}) => ({text: content, className: tokenClass(types)}))
      .reduce<Piece[]>(joinPiece, []),
  );
}

function joinPiece(pieces: Piece[], next: Piece): Piece[] {
  const last = pieces.at(-1);
  if (next.text === '') return pieces;
  if (last === undefined) return [next];
  const joins = last.className === next.className || next.text.trim() === '';
  if (!joins) return [...pieces, next];
  return [...pieces.slice(0, -1), {text: last.text + next.text, className: last.className}];
}
