import type {PagePlace} from '../html/editText.ts';
import {attribute, type Element} from '../html/html.ts';
import {type BuiltPage, sourceRange} from '../html/pages.ts';
import {findFirstText} from './firstText.ts';
import {nameShape} from './matching.ts';

/** Attribute of the style elements that pages may have. */
export const FIRST_VIEW_MARK = 'data-first-view';

/** What the first view needs to know of a page: texts and offsets, and no element, which would keep its document. */
export type ViewedPage = {
  readonly file: string;
  /** The shapes of all elements and of those of the first text, by their names. */
  readonly shapes: readonly string[];
  readonly firstShapes: readonly string[];
  /** Everything in the text that could be a custom property: one may be named anywhere in a page. */
  readonly properties: string;
  /** Where the first text ends. */
  readonly end: number;
  readonly startup: PagePlace;
  readonly sheets: readonly PagePlace[];
  readonly icon: PagePlace | undefined;
  readonly manifest: PagePlace | undefined;
  readonly scripts: readonly (PagePlace & {readonly source: string | undefined})[];
};

/** Reads what the first view needs to know of a page. */
export function viewPage(page: BuiltPage): ViewedPage {
  const {elements: all} = page;
  const linksTo = (what: string, where = /./): PagePlace[] =>
    all
      .filter(({tagName}) => tagName === 'link')
      .filter((link) => attribute(link, 'rel') === what)
      .filter((link) => where.test(attribute(link, 'href') ?? ''))
      .map(sourceRange);
  const {elements, end, startup} = findFirstText(page);
  const names = all.map(nameShape);
  return {
    file: page.file,
    shapes: [...new Set(names)],
    firstShapes: [...new Set(names.slice(0, elements.length))],
    properties: [...new Set(page.html.match(/--[\w-]+/g))].join(' '),
    end,
    startup: sourceRange(startup),
    sheets: linksTo('stylesheet', BUNDLED),
    icon: linksTo('icon')[0],
    manifest: linksTo('manifest')[0],
    scripts: all
      .filter(isDeferred)
      .map((script) => ({...sourceRange(script), source: attribute(script, 'src')})),
  };
}

/** Addresses of the files that the bundler made; a site can ask for others, and they stay as they are. */
const BUNDLED = /(?:^|\/)assets\/(?:css|js)\/[^/]+$/;

const isDeferred = (element: Element): boolean =>
  element.tagName === 'script' &&
  BUNDLED.test(attribute(element, 'src') ?? '') &&
  attribute(element, 'defer') !== undefined;
