import {
  attribute,
  childrenOf,
  type Element,
  find,
  isElement,
  textOf,
} from 'docusaurus-first-view/html';

/** A short answer with its own address, and what it is called: its words up to the answer. */
export type Row = {readonly anchor: string; readonly title: string};

/** Reads a paragraph or an item that begins with a place to link to; one that is hardly more than a link only leads on. */
export function readRow(node: Element, text: string): Row | undefined {
  const first = childrenOf(node).find((child) => textOf(child).trim() !== '' || isPlace(child));
  if (!first || !isElement(first) || !isPlace(first)) return undefined;
  const anchor = attribute(first, 'id');
  if (anchor === undefined || text.length < 2 * linkedText(node).length) return undefined;
  return {anchor, title: /^.+?(?:\?|(?=: |\. |\.$|$))/.exec(text)?.[0] ?? text};
}

function isPlace(node: ReturnType<typeof childrenOf>[number]): boolean {
  return isElement(node) && node.tagName === 'a' && attribute(node, 'href') === undefined;
}

function linkedText(node: Element): string {
  const link = find(node, (each) => attribute(each, 'href') !== undefined);
  return link ? textOf(link) : '';
}
