import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {atMark} from '../../../markdown/markError.ts';

/** What the step asks of the rest of the site. */
export type LinkOptions = {
  /** Turns the target of a link into an absolute address. */
  readonly resolve: (target: string) => string;
};

/** Makes every address absolute: a twin is read far away from the site. */
export const remarkAbsoluteLinks: Plugin<[LinkOptions], Root> =
  ({resolve}) =>
  (tree, file) => {
    visit(tree, ['link', 'image', 'definition'], (node) => {
      if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
      node.url = atMark(file, node, () => resolve(node.url));
    });
  };
