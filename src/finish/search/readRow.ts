import {
  attribute,
  childrenOf,
  type Element,
  find,
  isElement,
  textOf,
} from 'docusaurus-first-view/html';

/** A short answer with its own address; `title` is missing where only the heading above can name it. */
export type Row = {readonly anchor: string; readonly title: string | undefined};

/** Reads a paragraph or an item that begins with a place to link to; one that is hardly more than a link only leads on. */
export function readRow(node: Element, text: string): Row | undefined {
  const first = childrenOf(node).find((child) => textOf(child).trim() !== '' || isPlace(child));
  if (!first || !isElement(first) || !isPlace(first)) return undefined;
  const anchor = attribute(first, 'id');
  if (anchor === undefined || text.length < 2 * linkedText(node).length) return undefined;
  return {anchor, title: titleOf(node, text, anchor)};
}

/** What a row is called: its words up to the answer, or the bold words or its name with which a sentence begins. */
function titleOf(node: Element, text: string, anchor: string): string | undefined {
  const start = childrenOf(node).find((child) => !isPlace(child) && textOf(child).trim() !== '');
  const startName = start && isElement(start) ? start.tagName : '';
  if (start && startName === 'strong') return textOf(start).replace(/[:.,]$/, '');
  // A colon inside code ends nothing.
  const words = codeIn(node).reduce(
    (now, code) => now.replace(code, '_'.repeat(code.length)),
    text,
  );
  const label = /^.+?(?:\?|(?=: |\. |\.$|$))/.exec(words)?.[0] ?? words;
  if (words[label.length] !== '.') return text.slice(0, label.length);
  const name = start && startName === 'code' ? textOf(start) : '';
  return name.toLowerCase() === anchor ? name : undefined;
}

function codeIn(node: Element): string[] {
  return childrenOf(node).flatMap((child) => {
    if (!isElement(child)) return [];
    return child.tagName === 'code' ? [textOf(child)] : codeIn(child);
  });
}

function isPlace(node: ReturnType<typeof childrenOf>[number]): boolean {
  return isElement(node) && node.tagName === 'a' && attribute(node, 'href') === undefined;
}

function linkedText(node: Element): string {
  const link = find(node, (each) => attribute(each, 'href') !== undefined);
  return link ? textOf(link) : '';
}
