import {normalizeTokens, Prism} from 'prism-react-renderer';
import type {Language} from '../../site/languages.ts';
import {tokenClass} from './tokenClasses.ts';

/** A part of one line in one color. */
export type Piece = {readonly text: string; readonly className?: string | undefined};
/** One line of code without its line break. */
export type CodeLine = readonly Piece[];

/** Splits code into lines of colored pieces; neighbors of one color become one piece. */
export function tokenizeLines(code: string, language: Language): readonly CodeLine[] {
  const grammar = grammarOf(language);
  const job = {code, grammar, language: language.name, tokens: [] as (string | Prism.Token)[]};
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

function grammarOf({name, grammar, typeNames}: Language): Prism.Grammar {
  const found = typeof grammar === 'string' ? Prism.languages[grammar] : grammar;
  if (!found)
    throw new Error(`The grammar of "${name}" in src/site/languages.ts is unknown to Prism.`);
  return typeNames
    ? {...found, 'type-name': {pattern: /\b[A-Z][A-Za-z0-9]*\b/, alias: 'class-name'}}
    : found;
}

function joinPiece(pieces: Piece[], next: Piece): Piece[] {
  const last = pieces.at(-1);
  if (next.text === '') return pieces;
  if (last === undefined) return [next];
  const joins = last.className === next.className || next.text.trim() === '';
  if (!joins) return [...pieces, next];
  return [...pieces.slice(0, -1), {text: last.text + next.text, className: last.className}];
}

/** Line numbers, from 1, that a block highlights. */
export type LineMarks = {
  readonly highlight: readonly number[];
  readonly ins: readonly number[];
  readonly del: readonly number[];
};

const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** Writes lines as HTML: each line an element with its line break inside, so that text can be copied. */
export function renderLines(lines: readonly CodeLine[], marks: LineMarks): string {
  return lines
    .map((line, index) => {
      const {tag, className} = lineElement(index + 1, marks);
      const end = index < lines.length - 1 ? '\n' : '';
      return `<${tag} class="${className}">${line.map(renderPiece).join('')}${end}</${tag}>`;
    })
    .join('');
}

/** Writes the hidden lines above those with marks. They are never highlighted, so they do not need elements. */
export function renderHidden(lines: readonly CodeLine[]): string {
  return lines.map((line) => `${line.map(renderPiece).join('')}\n`).join('');
}

/** A marked line also has a text for readers who do not see its background. */
function lineElement(number: number, {highlight, ins, del}: LineMarks) {
  if (del.includes(number)) return {tag: 'del', className: 'line line--del'};
  if (ins.includes(number)) return {tag: 'ins', className: 'line line--ins'};
  if (highlight.includes(number)) return {tag: 'mark', className: 'line line--mark'};
  return {tag: 'span', className: 'line'};
}

function renderPiece({text, className}: Piece): string {
  const escaped = text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
  return className === undefined ? escaped : `<span class="${className}">${escaped}</span>`;
}
