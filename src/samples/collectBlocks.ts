import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseFenceMeta, type FenceMarks} from '../markdown/fence/parseFenceMeta.ts';
import {checkFence} from './checkFence.ts';
import {cutPrelude} from '../markdown/fence/cutPrelude.ts';
import type {Page} from './parsePage.ts';
import type {Problem} from './problem.ts';

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
  /** How many characters of the page's line stand before each line of the code. */
  readonly indents: readonly number[];
};

/** What a page contributes: its readable blocks, and the fences that break a rule. */
export type CollectedBlocks = {readonly blocks: Block[]; readonly problems: Problem[]};

/** Collects the code blocks of a page in order, wherever they are nested. */
export function collectBlocks(page: Page, versions: readonly string[]): CollectedBlocks {
  const blocks: Block[] = [];
  const problems: Problem[] = [];
  visit(page.tree, 'code', (node) => {
    const {line = 1, column = 1} = node.position?.start ?? {};
    const report = (error: unknown) => {
      if (!(error instanceof Error)) throw error;
      problems.push({path: page.path, line, column, message: error.message});
    };
    try {
      const block = readBlock(page, node, {line, column}, report);
      // A block with a wrong mark still counts: the blocks after it may go on from its code.
      blocks.push(block);
      checkFence(block, page.kind, versions);
    } catch (error) {
      report(error);
    }
  });
  return {blocks, problems};
}

function readBlock(
  page: Page,
  node: Code,
  fence: Block['fence'],
  report: (error: unknown) => void,
): Block {
  const marks = parseFenceMeta(node.meta);
  return {
    path: page.path,
    version: marks.version ?? page.version,
    language: node.lang ?? '',
    marks,
    meta: node.meta ?? '',
    code: node.value,
    hidden: countHidden(node.value, report),
    fence,
    indents: node.value
      .split('\n')
      .map((text, index) => indentOf(text, page.lines[fence.line + index] ?? '', fence.column)),
  };
}

function countHidden(code: string, report: (error: unknown) => void): number {
  try {
    return cutPrelude(code).hidden;
  } catch (error) {
    report(error);
    return 0;
  }
}

// Lists, quotes and JSX take away the start of a line, so what is left is the end of the page's line.
function indentOf(text: string, pageLine: string, fenceColumn: number): number {
  return pageLine.endsWith(text) ? pageLine.length - text.length : fenceColumn - 1;
}
