import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import {attribute, hasClass, isElement} from './htmlNodes.ts';

const TAGS = 'nav footer button svg script style input label legend template time'.split(' ');
const CLASSES = ['theme-doc-version-badge', 'theme-doc-toc-mobile', 'hash-link', 'checked-samples'];

/** Says whether an element of an article helps the reader to move or to act, and is no text of the page. */
export function isChrome(element: Tree.Element): boolean {
  return (
    TAGS.includes(element.tagName) ||
    hasClass(element, ...CLASSES) ||
    isBarOfSample(element) ||
    isBesideTitle(element) ||
    attribute(element, 'role') === 'status' ||
    attribute(element, 'aria-hidden') === 'true' ||
    // Components say so themselves, by the mark that Pagefind has for it.
    attribute(element, 'data-pagefind-ignore') !== undefined
  );
}

/** The bar above a sample names its language and holds the copy button. */
function isBarOfSample({tagName, parentNode}: Tree.Element): boolean {
  return (
    tagName === 'figcaption' &&
    parentNode !== null &&
    isElement(parentNode) &&
    attribute(parentNode, 'data-language') !== undefined
  );
}

/** The header of a post has its date and author beside the title. */
function isBesideTitle({tagName, parentNode}: Tree.Element): boolean {
  return (
    tagName !== 'h1' &&
    parentNode !== null &&
    isElement(parentNode) &&
    parentNode.tagName === 'header'
  );
}
