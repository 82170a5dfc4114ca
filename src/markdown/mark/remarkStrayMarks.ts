import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {markError} from '../markError.ts';

const EXPANDED = new Set([
  'Sample',
  'Install',
  'Signature',
  'Members',
  'Badges',
  'Since',
  'Absent',
]);

/** Refuses marks that no step before it could expand, because of the place they stand in. */
export const remarkStrayMarks: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name === null || !EXPANDED.has(node.name)) return;
    const place =
      node.type === 'mdxJsxFlowElement' ? 'inside a line of text' : 'on a line of its own';
    throw markError(file, node, `<${node.name}> must stand ${place}.`);
  });
};
