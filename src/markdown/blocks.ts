import type {Root, RootContent} from 'mdast';
import type {} from 'remark-directive';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {notes} from '../site/notes.ts';
import {PageError} from './pageFile.ts';

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
      throw new PageError(file, node, 'The code block that opens here is never closed. Add ```.');
    if (node.type === 'containerDirective' && !NOTE_END.test(end))
      throw new PageError(
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

const NOTES = Object.keys(notes);

/** Refuses directives that nothing on this site turns into something: readers would see an empty box, or colons. */
export const remarkKnownNotes: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, ['containerDirective', 'leafDirective', 'textDirective'], (node) => {
    if (node.type === 'containerDirective' && !NOTES.includes(node.name))
      throw new PageError(
        file,
        node,
        `:::${node.name} is unknown. Write :::${NOTES.join(', :::')}.`,
      );
    if (node.type === 'leafDirective')
      throw new PageError(file, node, `::${node.name} is unknown. A note has three colons.`);
    // A colon before a word is text; only with a label or attributes it would be something else.
    if (node.type !== 'textDirective') return;
    if (node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0)
      throw new PageError(file, node, `:${node.name} is unknown. Write "\\:" for a colon.`);
  });
};
