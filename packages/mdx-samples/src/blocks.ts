import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {cutPrelude} from './fence/block.ts';
import {type FenceMarks, parseFenceMeta} from './fence/parseFenceMeta.ts';
import type {Page} from './page.ts';
import {type Problem, problemsOf} from './problem.ts';

/** A code block with what its fence says and where each of its lines begins. */
export type Block = {
  readonly path: string;
  /** The docs version it is checked against. */
  readonly version: string;
  readonly language: string;
  readonly marks: FenceMarks;
  readonly meta: string;
  readonly code: string;
  /** How many lines at the top only the compiler reads. */
  readonly hidden: number;
  /** Line and column of the opening fence. */
  readonly fence: {readonly line: number; readonly column: number};
  /** How many characters of the page's line are before each line of the code. */
  readonly indents: readonly number[];
};

/** Collects the code blocks of a page in order, wherever they are nested, and what is wrong with the marks of their fences. */
export function collectBlocks(page: Page) {
  const blocks: Block[] = [];
  const problems: Problem[] = [];
  visit(page.tree, 'code', (node) => {
    const {line = 1, column = 1} = node.position?.start ?? {};
    const attempt = (read: () => void): void =>
      void problems.push(...problemsOf({file: page.path, line, column}, read));
    attempt(() => {
      const marks = parseFenceMeta(node.meta);
      // A block whose cut mark is wrong still counts: the blocks after it may go on from its code.
      let hidden = 0;
      attempt(() => {
        ({hidden} = cutPrelude(node.value));
      });
      blocks.push(readBlock(page, node, {marks, hidden, fence: {line, column}}));
    });
  });
  return {blocks, problems};
}

function readBlock(
  page: Page,
  node: Code,
  {marks, hidden, fence}: Pick<Block, 'marks' | 'hidden' | 'fence'>,
): Block {
  return {
    path: page.path,
    version: marks.version ?? page.version,
    language: node.lang ?? '',
    marks,
    meta: node.meta ?? '',
    code: node.value,
    hidden,
    fence,
    indents: node.value
      .split('\n')
      .map((text, index) => indentOf(text, page.lines[fence.line + index] ?? '', fence.column)),
  };
}

// Lists, quotes and JSX take away the start of a line, so what is left is the end of the page's line.
function indentOf(text: string, pageLine: string, fenceColumn: number): number {
  return pageLine.endsWith(text) ? pageLine.length - text.length : fenceColumn - 1;
}

/** The place on the page of a character of a block's code, counted from 0. */
export function placeInBlock(
  {path, fence, indents}: Block,
  {line, column}: {readonly line: number; readonly column: number},
): Omit<Problem, 'message'> {
  return {file: path, line: fence.line + 1 + line, column: (indents[line] ?? 0) + column + 1};
}
