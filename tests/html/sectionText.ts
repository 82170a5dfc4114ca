import type {AnyNode, Cheerio} from 'cheerio';
import type {Page} from './pages.ts';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

const BLOCKS = 'td th tr li p pre dt dd div details summary label'.split(' ');

/**
 * Returns the text of the section under an anchor: from its heading to the next one of the same or a higher level. An
 * anchor that is not on a heading, such as a row of a table, stands for the element around it; none, for the whole page.
 */
export function sectionText({$}: Page, anchor: string): string | undefined {
  if (anchor === '') return toText(orElse($('article').first(), $('body')));
  const target = $(`[id="${anchor}"]`).first();
  if (target.length === 0) return undefined;
  const heading = target.closest(HEADINGS);
  if (heading.length === 0)
    return toText(orElse(target.closest('tr, li, section, dl, details, p'), target));
  const level = levelOf(heading);
  const start = orElse(heading.closest('header'), heading);
  const parts: string[] = [toText(heading)];
  for (let node = start.next(); node.length > 0; node = node.next()) {
    const first = node.is(HEADINGS) ? node : node.children('h1, h2').first();
    if (first.length > 0 && levelOf(first) <= level) break;
    parts.push(toText(node));
  }
  return parts.join(' ');
}

const orElse = (wanted: Cheerio<AnyNode>, other: Cheerio<AnyNode>): Cheerio<AnyNode> =>
  wanted.length > 0 ? wanted : other;

const levelOf = (heading: Cheerio<AnyNode>): number => Number(heading.prop('tagName')?.[1]);

/** The text of an element, with a space between blocks, as a reader sees them apart. */
function toText(part: Cheerio<AnyNode>): string {
  return part.toArray().map(textOf).join(' ').replaceAll(/\s+/g, ' ');
}

function textOf(node: AnyNode): string {
  if ('data' in node) return node.nodeType === 3 ? node.data : '';
  const name = 'name' in node ? node.name : '';
  // What is in a template is not part of the text.
  if (!('children' in node) || name === 'template') return '';
  return node.children.map(textOf).join('') + (BLOCKS.includes(name) ? ' ' : '');
}
