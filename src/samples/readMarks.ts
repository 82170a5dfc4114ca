import {visit} from 'unist-util-visit';
import type {FlowElement, TextElement} from '../markdown/mark/jsxNodes.ts';
import type {Page} from '../markdown/page.ts';

/** One of our marks as it stands on a page. */
export type Mark = {
  readonly name: string;
  readonly line: number;
  readonly column: number;
  readonly node: FlowElement | TextElement;
};

/** Collects the elements of a page with the given names, in order. */
export function readMarks({tree}: Page, names: readonly string[]): Mark[] {
  const marks: Mark[] = [];
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (!node.name || !names.includes(node.name)) return;
    const {line = 1, column = 1} = node.position?.start ?? {};
    marks.push({name: node.name, line, column, node});
  });
  return marks;
}
