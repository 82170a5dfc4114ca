import {attribute, type Element, elementsIn} from '../html/html.ts';
import {type BuiltPage, sourceRange} from '../html/pages.ts';
import {STARTUP_MARK} from '../startup/startupTag.ts';

/** What a reader sees first of a page, and where it ends in the text of the page. */
export type FirstText = {
  /** All elements up to there: the bars, the sidebar, the title and its paragraph. */
  readonly elements: readonly Element[];
  readonly end: number;
  readonly startup: Element;
};

/**
 * Finds the end of the first paragraph behind the title. The styles of what follows can be placed there, and so can the
 * script that waits for the reader. A short page without such a paragraph is read as a whole.
 */
export function findFirstText({file, elements: all}: BuiltPage): FirstText {
  const startup = all.find((element) => attribute(element, STARTUP_MARK) !== undefined);
  if (!startup)
    throw new Error(
      `${file} has no <script ${STARTUP_MARK}>, which a plugin puts before the body of every page: find out what removed it.`,
    );
  const main = all.find(({tagName}) => tagName === 'main');
  const content = main ? elementsIn(main) : [];
  const title = content.findIndex(({tagName}) => tagName === 'h1');
  const inert = new Set(
    content
      .filter(({tagName}) => tagName === 'noscript' || tagName === 'template')
      .flatMap(elementsIn),
  );
  const paragraph =
    title < 0
      ? undefined
      : content.slice(title).find((element) => isParagraph(element) && !inert.has(element));
  const {end} = sourceRange(paragraph ?? all.find(isRoot) ?? startup);
  const below = all.findIndex(
    ({sourceCodeLocation}) => (sourceCodeLocation?.startOffset ?? 0) >= end,
  );
  return {elements: below < 0 ? all : all.slice(0, below), end, startup};
}

/** Says whether an element contains all that React draws. */
const isRoot = (element: Element): boolean => attribute(element, 'id') === '__docusaurus';

/** Says whether an element is a paragraph of text, and not the place of a message. */
const isParagraph = (element: Element): boolean =>
  element.tagName === 'p' && attribute(element, 'role') === undefined;
