import type {Element, ElementContent} from 'hast';
import type {} from 'remark-mdx';

/** What a heading says, without the parts that only screen readers get. */
export function headingText(heading: Element): string {
  return heading.children.map(textOf).join('').replaceAll(/\s+/g, ' ').trim();
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' || node.type === 'mdxJsxTextElement') {
    return node.children.map((child) => (isContent(child) ? textOf(child) : '')).join('');
  }
  return '';
}

function isContent(node: {readonly type: string}): node is ElementContent {
  return node.type !== 'root' && node.type !== 'doctype';
}
