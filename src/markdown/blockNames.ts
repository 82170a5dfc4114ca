import type {Code, Root} from 'mdast';
import type {Block} from 'mdx-samples/blocks';
import {visit} from 'unist-util-visit';
import {headingAnchors} from './headings.ts';

/**
 * Names the blocks of a page as readers know them: the title of the fence when it names a file, else the anchor above the
 * block, and a number from the second one on.
 */
export function nameBlocks<Item extends {readonly block: Block}>(
  tree: Root,
  items: readonly Item[],
): (Item & {readonly name: string})[] {
  const anchors = anchorsOfFences(tree);
  const counts = new Map<string, number>();
  return items.map((item) => {
    const plain = titleOf(item.block) ?? anchors.get(item.block.fence.line) ?? 'top';
    const count = (counts.get(plain) ?? 0) + 1;
    counts.set(plain, count);
    return {...item, name: count === 1 ? plain : `${plain} ${count}`};
  });
}

// A title such as "2.8" says for whom the block is, not what it is.
function titleOf({marks}: Block): string | undefined {
  return marks.title !== undefined && /\.[a-z]+$/.test(marks.title) ? marks.title : undefined;
}

/** The anchor above each code block, by the line of its fence. */
function anchorsOfFences(tree: Root): ReadonlyMap<number, string> {
  const ids = new Map(headingAnchors(tree).map(({id, heading}) => [heading, id]));
  const anchors = new Map<number, string>();
  let current = 'top';
  visit(tree, (node) => {
    if (node.type === 'heading') current = ids.get(node) ?? current;
    if (isCode(node)) anchors.set(node.position?.start.line ?? 1, current);
  });
  return anchors;
}

function isCode(node: {type: string}): node is Code {
  return node.type === 'code';
}
