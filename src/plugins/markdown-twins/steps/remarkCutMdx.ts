import type {Heading, Root} from 'mdast';
import type {} from 'remark-mdx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {markError} from '../../../markdown/markError.ts';

const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;

/** Cuts what only the site reads: front matter, imports and comments; other expressions are refused. */
export const remarkCutMdx: Plugin<[], Root> = () => (tree, file) => {
  visit(
    tree,
    ['yaml', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'],
    (node, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
      if (isExpression && !COMMENT.test(node.value)) {
        throw markError(
          file,
          node,
          `{${node.value}} cannot stand in a Markdown twin. Write the text itself.`,
        );
      }
      parent.children.splice(index, 1);
      return [SKIP, index];
    },
  );
  // The comment with the anchor of a heading leaves its space behind.
  visit(tree, 'heading', trimEnd);
};

function trimEnd({children}: Heading): void {
  const last = children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
}
