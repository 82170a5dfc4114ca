import preloadPage from '@docusaurus/core/lib/client/preload';
import {isSavingData} from 'docusaurus-first-view/saving-data';

const asked = new Set<string>();
const loaded = new Set<string>();

/** Says whether everything that a page consists of is there, so that it can be drawn without waiting. */
export function isLoaded(path: string): boolean {
  return loaded.has(path);
}

/** Keeps that a page was drawn, so everything it consists of has been loaded. */
export function noteLoaded(path: string): void {
  loaded.add(path);
}

/**
 * Loads the page of the link that was pointed at before React could notice. The first link that a reader points at is
 * often one: scripts start when the pointer moves.
 */
export function loadPointedAt(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[href]:hover');
  // A file, such as the Markdown of a page, has nothing that could be loaded ahead.
  if (link?.origin !== location.origin || /\.[a-z]+$/.test(link.pathname)) return;
  // An open page that isn't complete yet takes any missing file for its own. Whoever follows the link asks again.
  Promise.resolve(linkLoading.preload(link.pathname)).catch(() => undefined);
}

/**
 * What links call before they are followed. A link in view fetches nothing: a page of this site has fifty of them. One
 * that is pointed at or touched loads its page.
 */
const linkLoading = Object.freeze({
  prefetch: (): boolean => false,
  preload(address: string): Promise<unknown> | false {
    // The router knows pages by their path alone.
    const path = address.replace(/[?#].*$/s, '');
    if (path === '' || isSavingData() || asked.has(path)) return false;
    asked.add(path);
    return preloadPage(path).then(() => noteLoaded(path));
  },
});

export default linkLoading;
