import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {readFence} from './readFence.ts';

/** Rejects code blocks that cannot be shown. It says what highlighting would say, without the work of coloring code. */
export const remarkReadableFences: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'code', (fence) => void readFence(file, fence));
};
