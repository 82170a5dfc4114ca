import {expect} from 'vitest';
import type {Reader} from '../reader.ts';

/** Returns the title of the open page. */
export const heading = (reader: Reader): Promise<string> =>
  reader.evaluate(() => document.querySelector('h1')?.textContent ?? '');

/** Returns the address of the open page behind the host. */
export const address = (reader: Reader): Promise<string> =>
  reader.evaluate(() => location.pathname + location.search + location.hash);

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
