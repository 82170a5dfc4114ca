import {expect} from 'vitest';
import type {Reader} from '../reader.ts';

/** Returns the title of the open page. */
export const heading = (reader: Reader): Promise<string> =>
  reader.evaluate(() => document.querySelector('h1')?.textContent ?? '');

/** Returns the address of the open page behind the host. */
export const address = (reader: Reader): Promise<string> =>
  reader.evaluate(() => location.pathname + location.search + location.hash);

/** What each element says that a selector finds and a reader sees: its text, or an attribute. */
const said = (reader: Reader, css: string, attribute = ''): Promise<string[]> =>
  reader.evaluate(
    (selector, name) =>
      [...document.querySelectorAll(selector)]
        .filter((each) => each.getClientRects().length > 0 && each.checkVisibility())
        .map((each) => (name === '' ? each.textContent : each.getAttribute(name)) ?? '')
        .map((text) => text.replaceAll(/\s+/g, ' ').trim()),
    css,
    attribute,
  );

/** The texts of what a selector finds and a reader sees. */
export const texts = (reader: Reader, css: string): Promise<string[]> => said(reader, css);

/** The addresses of the links that a selector finds and a reader sees. */
export const targets = (reader: Reader, css: string): Promise<string[]> =>
  said(reader, css, 'href');

/** What is in a field; nothing when there is none. */
export const valueOf = (reader: Reader, css: string): Promise<string | undefined> =>
  reader.evaluate((selector) => {
    const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
    return field?.value;
  }, css);

/** Says whether a reader sees the beginning of something without scrolling. */
export const isInView = (reader: Reader, css: string): Promise<boolean> =>
  reader.evaluate((selector) => {
    const {top = -1, bottom = 0} = document.querySelector(selector)?.getBoundingClientRect() ?? {};
    return bottom > 0 && top >= 0 && top < window.innerHeight;
  }, css);

/** What the focus is on: the words of a link or a button, or the element. */
export const focused = (reader: Reader): Promise<string> =>
  reader.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

/** Changes the address as a link inside the site does, without loading a document. */
export const goInside = (reader: Reader, to: string): Promise<void> =>
  reader.evaluate((path) => {
    history.pushState({}, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, to);

/** The notices that say that something did not load, as far as they are shown. */
export const shownNotices = (reader: Reader): Promise<string[]> =>
  reader.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-nosnippet], .load-notice')]
      .filter(
        (notice) =>
          notice.getClientRects().length > 0 && getComputedStyle(notice).visibility === 'visible',
      )
      .map((notice) => notice.innerText),
  );

/** Fails unless the open page has a title and text in its own styles, and says of no failure. */
export async function expectReadable(reader: Reader): Promise<void> {
  await expect.poll(() => heading(reader)).toMatch(/\S/);
  expect(await reader.evaluate(() => document.querySelector('main')?.innerText ?? '')).toMatch(
    /\w{3}/,
  );
  expect(await shownNotices(reader)).toEqual([]);
  const font = await reader.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(font, 'the styles of the site').toMatch(/system-ui|-apple-system/);
}

/** Marks the open document, to see later whether it was left. */
export const markDocument = (reader: Reader): Promise<void> =>
  reader.evaluate(() => document.documentElement.setAttribute('data-test-mark', 'kept'));

/** Fails when another document was loaded since the mark. */
export async function expectSameDocument(reader: Reader): Promise<void> {
  const kept = () => reader.evaluate(() => document.documentElement.dataset['testMark']);
  expect(await kept(), 'the document was kept').toBe('kept');
}

/** Returns what a page shows whose scripts are off, in the frame around it. */
export const insideFrame = (
  reader: Reader,
): Promise<{heading: string; words: number; notices: string[]; isStyled: boolean}> =>
  reader.evaluate(() => {
    const page = document.querySelector('iframe')?.contentDocument;
    const notices = [...(page?.querySelectorAll<HTMLElement>('[data-nosnippet]') ?? [])];
    const body = page?.body;
    return {
      heading: page?.querySelector('h1')?.textContent ?? '',
      words: (page?.querySelector('main')?.textContent ?? '').split(/\s+/).length,
      notices: notices
        .filter((notice) => notice.getClientRects().length > 0)
        .map((notice) => notice.innerText),
      isStyled: body ? /system-ui/.test(getComputedStyle(body).fontFamily) : false,
    };
  });
