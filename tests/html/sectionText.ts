const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/**
 * Returns the text of the section under an anchor: from its heading to the next one of the same or a higher level. An
 * anchor that is not on a heading, such as a row of a table, stands for the element around it.
 */
export function sectionText(document: Document, anchor: string): string | undefined {
  const article = document.querySelector('article') ?? document.body;
  if (anchor === '') return toText(article);
  const target = document.getElementById(anchor);
  if (!target) return undefined;
  const heading = target.closest(HEADINGS);
  if (!heading) return toText(target.closest('tr, li, section, dl, details, p') ?? target);
  const level = levelOf(heading);
  const parts: string[] = [toText(heading)];
  for (
    let node = (heading.closest('header') ?? heading).nextElementSibling;
    node;
    node = node.nextElementSibling
  ) {
    const first = node.matches(HEADINGS) ? node : node.querySelector(':scope > h1, :scope > h2');
    if (first && levelOf(first) <= level) break;
    parts.push(toText(node));
  }
  return parts.join(' ');
}

const levelOf = ({tagName}: Element): number => Number(tagName.slice(1));

const BLOCKS = 'td, th, tr, li, p, pre, dt, dd, div, details, summary, label';

/** The text of an element, with a space between blocks, as a reader sees them apart. */
function toText(element: Element): string {
  const parts: string[] = [];
  const blocks = new Set<Node>(element.querySelectorAll(BLOCKS));
  const collect = (node: Node): void => {
    if (node.nodeType === node.TEXT_NODE) parts.push(node.textContent ?? '');
    for (const child of node.childNodes) collect(child);
    if (blocks.has(node)) parts.push(' ');
  };
  collect(element);
  return parts.join('').replaceAll(/\s+/g, ' ');
}
