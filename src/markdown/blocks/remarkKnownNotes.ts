import type {Root} from 'mdast';
import type {} from 'remark-directive';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {notes} from '../../site/notes.ts';
import {markError} from '../markError.ts';

const NOTES = Object.keys(notes);

/** Refuses directives that nothing on this site turns into something: readers would see an empty box, or colons. */
export const remarkKnownNotes: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, ['containerDirective', 'leafDirective', 'textDirective'], (node) => {
    if (node.type === 'containerDirective' && !NOTES.includes(node.name))
      throw markError(file, node, `:::${node.name} is unknown. Write :::${NOTES.join(', :::')}.`);
    if (node.type === 'leafDirective')
      throw markError(file, node, `::${node.name} is unknown. A note has three colons.`);
    // A colon before a word is text; only with a label or attributes it would be something else.
    if (node.type !== 'textDirective') return;
    if (node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0)
      throw markError(file, node, `:${node.name} is unknown. Write "\\:" for a colon.`);
  });
};
