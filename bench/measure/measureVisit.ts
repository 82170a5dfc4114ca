import {setTimeout as wait} from 'node:timers/promises';
import type {Driver} from '../../tests/engines/drivers/Driver.ts';

/** What a visit takes in an engine, in milliseconds. */
export type VisitFigures = {
  /** From the start of the visit to its first paint. */
  readonly paint: number;
  /** From the start of the visit until the whole text has arrived and is read. */
  readonly text: number;
  /** From a click on a link to the paint of the page that it opens. */
  readonly click: number;
};

const PATIENCE_MS = 15_000;
/** A reader has looked at the page, and what is fetched ahead is there, before the click. */
const READING_MS = 1500;
/** Long enough for a prefetch that starts when the pointer comes over a link. */
const HOVER_MS = 500;
/** Where the moment of the click is kept, for the next document. */
const CLICK = 'bench.click';

/** Opens a page that this browser has not seen, and follows a link in it as a reader does who points at it first. */
export async function measureVisit(
  driver: Driver,
  address: string,
  link: string,
): Promise<VisitFigures> {
  await driver.open(address);
  const {paint, text} = await untilKnown(() => driver.evaluate(readView), 'first paint');
  await wait(READING_MS);
  await driver.evaluate(watchClick, CLICK, link);
  const {x, y} = await driver.evaluate(findLink, link);
  await driver.point(x, y);
  await wait(HOVER_MS);
  await driver.click(x, y);
  const click = await untilKnown(() => driver.evaluate(readClick, CLICK, link), 'new page');
  return {paint, text, click};
}

async function untilKnown<Value>(
  read: () => Promise<Value | undefined>,
  what: string,
): Promise<Value> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    // Between two documents there is nothing to ask.
    const value = await read().catch(() => undefined);
    if (value !== undefined) return value;
    await wait(20);
  }
  throw new Error(`There was no ${what} within ${PATIENCE_MS / 1000} s.`);
}

/** Runs in the page. */
function readView(): {paint: number; text: number} | undefined {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [visit] = performance.getEntriesByType('navigation');
  if (!paint || !(visit instanceof PerformanceNavigationTiming)) return undefined;
  return {paint: paint.startTime, text: visit.domInteractive};
}

/** Runs in the page: notes the click, and when the page of the link is drawn in this document. */
function watchClick(key: string, link: string): void {
  const now = (): number => performance.timeOrigin + performance.now();
  const before = document.querySelector('h1')?.textContent;
  addEventListener('click', () => sessionStorage.setItem(key, String(now())), {capture: true});
  new MutationObserver((_, observer) => {
    const title = document.querySelector('h1')?.textContent;
    if (!title || title === before || location.pathname !== new URL(link, location.href).pathname)
      return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => document.documentElement.setAttribute('data-bench-drawn', String(now()))),
    );
  }).observe(document.documentElement, {childList: true, subtree: true, characterData: true});
}

/** Runs in the page. */
function findLink(link: string): {x: number; y: number} {
  const found = [...document.querySelectorAll<HTMLElement>(`a[href="${link}"]`)].find(
    (each) => each.getClientRects().length > 0,
  );
  if (!found) throw new Error(`The page has no link to ${link}.`);
  found.scrollIntoView({block: 'nearest', behavior: 'instant'});
  const box = found.getBoundingClientRect();
  return {x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2)};
}

/** Runs in the page, which is the same document or the next one. */
function readClick(key: string, link: string): number | undefined {
  if (location.pathname !== new URL(link, location.href).pathname) return undefined;
  const clicked = Number(sessionStorage.getItem(key));
  const drawn = document.documentElement.getAttribute('data-bench-drawn');
  if (drawn !== null) return Number(drawn) - clicked;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const isNext = performance.timeOrigin > clicked;
  return isNext && paint ? performance.timeOrigin + paint.startTime - clicked : undefined;
}
