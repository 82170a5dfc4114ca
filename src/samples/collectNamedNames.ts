import {visit} from 'unist-util-visit';
import type {Page} from '../markdown/page.ts';

const WORD = /[A-Za-z_$][\w$]*/g;
const NAMING_MARKS = ['Signature', 'Members', 'Badges'];

/** Names that a page speaks of in inline code or through a mark. */
export function collectNamedNames({tree}: Page): Set<string> {
  const named = new Set<string>();
  const add = (text: string) => text.match(WORD)?.forEach((name) => named.add(name));
  visit(tree, (node) => {
    if (node.type === 'inlineCode') add(node.value);
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (!node.name || !NAMING_MARKS.includes(node.name)) return;
    for (const {value} of node.attributes) if (typeof value === 'string') add(value);
  });
  return named;
}
