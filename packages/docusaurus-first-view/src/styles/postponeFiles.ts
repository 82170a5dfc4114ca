import {editText, type PagePlace} from '../html/editText.ts';
import type {PageText} from '../html/pages.ts';
import type {SplitSheet} from './splitSheet.ts';
import {FIRST_VIEW_MARK, type ViewedPage} from './viewedPage.ts';

/** Style sheets of a page: the rules of its first view and for paper, and the address of the whole. */
export type Sheets = SplitSheet & {readonly whole: string};

/**
 * Returns a page that has the styles of its first view and waits for no file; what comes later is named in a `<meta>`,
 * where the inline script finds it. This script and the styles of what follows come behind the first text, so that
 * title and paragraph are among the first bytes of the page. Without scripts the whole sheet is loaded at once, and the
 * manifest, which comes with React otherwise. An eager page loads its scripts without waiting for its reader.
 */
export function postponeFiles(
  page: PageText & ViewedPage,
  {upper, lower, whole}: Sheets,
  isEager = false,
): string {
  const {file, html, end, startup, scripts, icon, manifest} = page;
  const [link, ...otherLinks] = page.sheets;
  if (scripts.length === 0 || !link)
    throw new Error(
      `${file} has no deferred script or no style sheet of the build, so its files cannot be loaded later: compare its HTML with styles/viewedPage.ts.`,
    );
  if (/<\/style/i.test(upper + lower))
    throw new Error(
      `The styles for ${file} contain "</style", which would end the style element: write it differently.`,
    );
  const sourceOf = (place: PagePlace | undefined): string =>
    place ? html.slice(place.start, place.end) : '';
  const now = isEager ? ' data-now=""' : '';
  const sources = scripts.map(({source}) => source);
  const later = `<meta name="later-files" content="${[whole, ...sources].join(' ')}"${now}>`;
  const sheets = `<link rel=expect href=#${BELOW} blocking=render>${styleElement(upper)}<noscript><link rel="stylesheet" href="${whole}">${sourceOf(manifest)}</noscript>`;
  const script = sourceOf(startup).replace(/^<script[^>]*>/i, '<script>');
  // In a template, because a style element is only valid in the head: startup/lowerStyles.ts moves it there.
  const below = `<template id=${BELOW}>${styleElement(lower)}</template>${script}`;
  const removed = [...otherLinks, ...scripts, startup, icon, manifest].filter(
    (place) => place !== undefined,
  );
  return editText(html, [
    // An icon inside the page is the logo again, which costs nothing as long as the two are near each other.
    {...link, text: sheets + later + sourceOf(icon)},
    {start: end, end, text: below},
    ...removed.map(({start, end: behind}) => ({start, end: behind, text: ''})),
  ]);
}

/** Id of what follows the first text. Browsers that support `rel=expect` wait for it and paint the first text as a whole. */
const BELOW = 'below';

const styleElement = (css: string): string => `<style ${FIRST_VIEW_MARK}>${css}</style>`;
