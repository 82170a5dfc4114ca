import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {pageAnchors} from '../../markdown/headings.ts';
import type {FormPlace} from './formPlace.ts';
import {repeatedCode} from './repeatedCode.ts';
import {strayNames} from './strayNames.ts';
import {wordsIn} from './wordCount.ts';

/** What the rules of form measure on one page. */
export type PageForm = {
  readonly file: string;
  readonly version: string;
  /** Path of the page in its version. */
  readonly page: string;
  /** All words outside code, with those that marks add. */
  readonly words: number;
  readonly longCells: readonly FormPlace[];
  readonly longParagraphs: readonly FormPlace[];
  readonly codeTwice: readonly FormPlace[];
  readonly strayNames: readonly FormPlace[];
  /** Sentences and cells, as lists of words. */
  readonly texts: readonly (readonly string[])[];
  readonly anchors: ReadonlySet<string>;
  /** What links of the page lead to, as written. */
  readonly links: readonly string[];
};

/** The most words that a cell and a paragraph may have. */
export const LONGEST_CELL = 20;
export const LONGEST_PARAGRAPH = 60;

/** Measures a page whose marks are expanded. */
export function measureForm(
  tree: Root,
  place: Pick<PageForm, 'file' | 'version' | 'page'>,
): PageForm {
  const texts: string[][] = [];
  const longCells: FormPlace[] = [];
  const longParagraphs: FormPlace[] = [];
  const links: string[] = [];
  let line = 1;
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') links.push(node.url);
    // What a mark adds has no place: it is where the last thing with one is.
    line = node.position?.start.line ?? line;
    if (node.type !== 'tableCell' && node.type !== 'paragraph' && node.type !== 'heading') return;
    const words = wordsIn(node);
    texts.push(words);
    const long = {line, found: beginning(words), count: words.length};
    if (node.type === 'tableCell' && words.length > LONGEST_CELL) longCells.push(long);
    if (node.type === 'paragraph' && words.length > LONGEST_PARAGRAPH) longParagraphs.push(long);
  });
  return {
    ...place,
    words: texts.reduce((sum, words) => sum + words.length, 0),
    longCells,
    longParagraphs,
    codeTwice: repeatedCode(tree).map(({first, lines, ...at}) => ({
      ...at,
      found: first,
      count: lines,
    })),
    strayNames: strayNames(tree),
    texts,
    anchors: pageAnchors(tree),
    links,
  };
}

function beginning(words: readonly string[]): string {
  return words.length <= 6 ? words.join(' ') : `${words.slice(0, 6).join(' ')} …`;
}
