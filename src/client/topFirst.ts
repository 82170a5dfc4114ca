import type {ClientModule} from '@docusaurus/types';
import {estimateBelow, FIRST_BLOCKS} from 'docusaurus-first-view/first-blocks';
import {isLoaded} from './linkLoading.ts';

let sheet: CSSStyleSheet | undefined;

/** Whether the reader goes back or forward, where the browser scrolls to where they were. */
let isReturning = false;

if (typeof window !== 'undefined')
  window.addEventListener('popstate', () => (isReturning = true), true);

/**
 * Lets the browser draw the top of the next page before it has laid out the rest, which takes longer than anything else
 * between a click and the new page. The rest follows in the frame after it, so heights are estimated only until then.
 */
function drawTopFirst(): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.insertRule(estimateBelow(FIRST_BLOCKS));
    document.adoptedStyleSheets.push(sheet);
  }
  const rest = sheet;
  rest.disabled = false;
  // A task that a frame starts comes after that frame was drawn.
  requestAnimationFrame(() => setTimeout(() => (rest.disabled = true)));
}

/**
 * Docusaurus calls this when the address has changed, and what it returns when the files of a page have arrived, right
 * before it draws the page. A page whose files are there is drawn at once (ReadyNavigation.ts). `onRouteDidUpdate` would
 * be too late: Docusaurus scrolls before it, and with that the browser lays out the page.
 */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({
  location: {pathname, hash},
  previousLocation,
}) => {
  const isOtherPage = previousLocation !== null && previousLocation.pathname !== pathname;
  // A heading, or the place of before, has to be where it stays when the browser scrolls to it.
  let isWaiting = isOtherPage && hash === '' && !isReturning;
  isReturning = false;
  const draw = (): void => {
    // The files that have arrived can also be those of a page that the reader has left since.
    if (!isWaiting || !isLoaded(pathname)) return;
    isWaiting = false;
    drawTopFirst();
  };
  draw();
  return draw;
};
