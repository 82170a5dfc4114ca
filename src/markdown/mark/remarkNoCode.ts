import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {markError} from '../markError.ts';

const COMMENT = /^\s*(?:\/\*[\s\S]*\*\/)?\s*$/;

/** Refuses code that would run with the page: what a page says must stand on it, in every form of the page. */
export const remarkNoCode: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm')
      throw markError(
        file,
        node,
        'Pages import and export nothing. Components are known everywhere; code belongs into a block.',
      );
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
    if (!COMMENT.test(node.value))
      throw markError(
        file,
        node,
        `{${node.value}} would be run as code. Write "\\{" for a brace, or the text itself.`,
      );
  });
};
