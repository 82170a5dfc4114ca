import type {Html, Root} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {headingAnchors} from '../../markdown/headings.ts';

/** Prints the id of each heading and of each row or sentence that links lead to: a twin has no other place for it. */
export const remarkPrintedIds: Plugin<[], Root> = () => (tree) => {
  for (const {id, heading} of headingAnchors(tree)) {
    const last = heading.children.at(-1);
    if (last?.type === 'mdxTextExpression') heading.children.pop();
    const before = heading.children.at(-1);
    if (before?.type === 'text') before.value = before.value.trimEnd();
    heading.children.push({type: 'text', value: ' '}, printed(id));
  }
  visit(tree, ['emphasis', 'listItem'], (node, index, parent) => {
    const id: unknown = node.data?.hProperties?.['id'];
    if (typeof id !== 'string' || parent === undefined || index === undefined) return undefined;
    if (node.type === 'emphasis') {
      parent.children.splice(index, 1, printed(id));
      return [SKIP, index + 1];
    }
    const [first] = node.type === 'listItem' ? node.children : [];
    if (first?.type === 'paragraph') first.children.push({type: 'text', value: ' '}, printed(id));
    return undefined;
  });
};

// As text, the underscores of an id would get backslashes.
function printed(id: string): Html {
  return {type: 'html', value: `{#${id}}`};
}
