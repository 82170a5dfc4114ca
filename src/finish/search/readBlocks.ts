import {attribute, childrenOf, type Element, hasClass, isElement} from 'docusaurus-first-view/html';

/** A heading, a paragraph, a row of a table, a block of code: text that belongs together. */
export type TextBlock = {readonly node: Element; readonly text: string};

const INLINE = 'a abbr b code del em i ins kbd mark small span strong sub sup td th wbr'.split(' ');
const CELL_END = ' · ';

/** Reads the text of an article block by block, in the order of the page, without the controls beside it. */
export function readBlocks(article: Element): TextBlock[] {
  const blocks: {node: Element; text: string}[] = [];
  const walk = (parent: Element): void => {
    for (const child of childrenOf(parent)) {
      if ('value' in child) append(parent, child.value);
      else if (isElement(child) && !isControl(child)) walkElement(child);
    }
  };
  const walkElement = (element: Element): void => {
    const isBlock = !INLINE.includes(element.tagName);
    if (isBlock) blocks.push({node: element, text: ''});
    walk(element);
    if (isBlock) blocks.push({node: article, text: ''});
    if (element.tagName === 'td' || element.tagName === 'th') append(element, CELL_END);
  };
  const append = (parent: Element, text: string): void => {
    const last = blocks.at(-1);
    if (last) last.text += text;
    else blocks.push({node: parent, text});
  };
  walk(article);
  return blocks.map(({node, text}) => ({node, text: tidy(text)})).filter(({text}) => text !== '');
}

function tidy(text: string): string {
  return text
    .replaceAll('\u200b', '')
    .replace(/\s+/g, ' ')
    .replace(/^(?: ?·)+ ?|(?: ?·)+ ?$/g, '')
    .trim();
}

const TAGS = 'nav footer button svg script style input label legend template time'.split(' ');
const CLASSES = ['theme-doc-version-badge', 'index', 'way-back', 'checked-samples'];

/** Says whether an element of an article helps the reader to move or to act, so that its text is not searched. */
function isControl(element: Element): boolean {
  const {tagName, parentNode} = element;
  const parent = parentNode !== null && isElement(parentNode) ? parentNode : undefined;
  return (
    TAGS.includes(tagName) ||
    hasClass(element, ...CLASSES) ||
    // The bar above a sample has its language and the copy button.
    (tagName === 'figcaption' &&
      parent !== undefined &&
      attribute(parent, 'data-language') !== undefined) ||
    // The header of a post has its date and author beside the title.
    (tagName !== 'h1' && parent?.tagName === 'header') ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'role') === 'status' ||
    attribute(element, 'aria-hidden') === 'true' ||
    // Components say so themselves, by the mark that Pagefind has for it.
    attribute(element, 'data-pagefind-ignore') !== undefined
  );
}
