/** The document: a short local name costs each page less than the global one. */
export const page = document;

/** The root element, whose attributes say how far the scripts of the page are. */
export const root = page.documentElement;

/** How the reader came here. */
export const navigation = Object(performance.getEntriesByType('navigation')[0]);

/** Returns the first element that a selector finds. */
export const find = <T extends Element = HTMLElement>(selector: string): T | null =>
  page.querySelector<T>(selector);

/** Returns all elements that a selector finds. */
export const findAll = <T extends Element = HTMLElement>(selector: string): readonly T[] => [
  ...page.querySelectorAll<T>(selector),
];

/** Says whether React handles events. */
export const isAlive = (): boolean => root.dataset['hasHydrated'] === 'true';

/** Says whether React will not start, because a script failed to load. */
export const isLost = (): boolean => 'loadFailed' in root.dataset && !isAlive();

/** Notes something about the page where styles and scripts look for it. */
export const mark = (name: string, value = ''): void => root.setAttribute(`data-${name}`, value);

/** Notes that the reader is about to leave the page. */
export const leave = (): void => mark('leaving');

/** Says whether the reader is about to leave; scripts of the site can read the same mark. */
export const isLeft = (): boolean => 'leaving' in root.dataset;

/**
 * Does something while the browser is idle. Chromium now and then finds no idle time for a page that nobody touches, so
 * that it must not wait for long. Safari does not know idle time.
 */
export function whenIdle(work: () => void): void {
  if (!window.requestIdleCallback?.(work, {timeout: 2000})) setTimeout(work, 200);
}
