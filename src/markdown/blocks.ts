import type {Root, RootContent} from 'mdast';
import type {} from 'remark-directive';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {markError} from './markError.ts';

const FENCE_END = /^[\s>]*(?:`{3,}|~{3,})\s*$/;
const NOTE_END = /^[\s>]*:{3,}\s*$/;

/** Refuses a code block or a note that is never closed: it would swallow the rest of the page. */
export const remarkClosedBlocks: Plugin<[], Root> = () => (tree, file) => {
  const lines = String(file.value).split(/\r?\n/);
  visit(tree, ['code', 'containerDirective'], (node) => {
    if (node.type !== 'code' && node.type !== 'containerDirective') return;
    const end = lastLine(node, lines);
    if (end === undefined) return;
    if (node.type === 'code' && !FENCE_END.test(end))
      throw markError(file, node, 'The code block that opens here is never closed. Add ```.');
    if (node.type === 'containerDirective' && !NOTE_END.test(end))
      throw markError(
        file,
        node,
        `The :::${node.name} that opens here is never closed. Add ":::".`,
      );
  });
};

/** The last line of a block; undefined for one that a mark has put there. */
function lastLine({position}: RootContent, lines: readonly string[]): string | undefined {
  if (position === undefined) return undefined;
  const {start, end} = position;
  return end.line === start.line ? '' : lines[end.line - 1];
}
