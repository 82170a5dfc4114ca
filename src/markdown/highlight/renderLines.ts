import type {CodeLine, Piece} from './tokenizeLines.ts';

/** Line numbers, from 1, that a block points out. */
export type LineMarks = {
  readonly highlight: readonly number[];
  readonly ins: readonly number[];
  readonly del: readonly number[];
};

const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** Writes lines as HTML: each line an element with its line break inside, so that text can be copied. */
export function renderLines(lines: readonly CodeLine[], marks: LineMarks): string {
  checkMarks(lines.length, marks);
  return lines
    .map((line, index) => {
      const {tag, className} = lineElement(index + 1, marks);
      const end = index < lines.length - 1 ? '\n' : '';
      return `<${tag} class="${className}">${line.map(renderPiece).join('')}${end}</${tag}>`;
    })
    .join('');
}

/** A marked line says so to readers who do not see its background. */
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

function checkMarks(count: number, {highlight, ins, del}: LineMarks): void {
  const beyond = [...highlight, ...ins, ...del].find((number) => number > count);
  if (beyond === undefined) return;
  throw new Error(
    `A mark names line ${beyond}, but the block shows ${count}. Count the visible lines, below any cut.`,
  );
}
