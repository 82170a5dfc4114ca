import type {Element, ElementContent} from 'hast';
import type {} from 'remark-mdx';

/** The text of a heading of a section or a column. */
export function headingText(heading: Element): string {
  return heading.children.map(textOf).join('').replaceAll(/\s+/g, ' ').trim();
}

/** Whether a heading or a cell has no text. */
export function isWordless(element: Element): boolean {
  return headingText(element) === '';
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
