import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {flowElement, textElement} from '../markdown/nodes.ts';

declare module 'mdast' {
  interface ListItemData {
    /** What the reader's tick at this point is kept under. */
    tick?: string;
  }
}

/** Gives points to tick off a box that works, since the one of Markdown is only a picture, and puts above them how many are done; not into Markdown twins. */
export const remarkTicks: Plugin<[], Root> = () => (tree) => {
  let total = 0;
  visit(tree, 'listItem', (point) => {
    const [line] = point.children;
    const tick = point.data?.tick;
    if (tick === undefined || line?.type !== 'paragraph') return;
    total += 1;
    point.checked = null;
    const box = {className: 'check', type: 'checkbox', name: `tick-${tick}`, value: tick};
    const words = line.children.splice(0, 1);
    line.children.unshift(
      textElement('label', {className: 'tick'}, [textElement('input', box, []), ...words]),
    );
  });
  if (total === 0) return;
  const place = tree.children.findIndex(
    (child) => child.type === 'list' && child.children[0]?.data?.tick !== undefined,
  );
  // Above the heading of the first group.
  tree.children.splice(place - 1, 0, flowElement('Ticks', {total: String(total)}));
};
