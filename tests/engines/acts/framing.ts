import {expect} from 'vitest';
import type {Reader} from '../reader.ts';
import {type Act, onChromeSite} from './act.ts';
import {focused} from './page.ts';

const announcement = {css: 'section[aria-label=Announcement]'};
const closing = {css: '[aria-label="Close the announcement"]'};

/** Scrolls, and waits until the page has drawn what that led to. */
const scroll = (reader: Reader, by: number): Promise<void> =>
  reader.evaluate(async (distance) => {
    window.scrollBy({top: distance, behavior: 'instant'});
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frames = 0; frames < 3; frames += 1) await frame();
    const moving = document.querySelector('.navbar')?.getAnimations() ?? [];
    await Promise.all(moving.map(({finished}) => finished));
  }, by);

/** How much of the bar is in the window, from 0 to its height. */
const shownBar = (reader: Reader): Promise<number> =>
  reader.evaluate(() => {
    const {top = 0, bottom = 0} = document.querySelector('.navbar')?.getBoundingClientRect() ?? {};
    return Math.round(Math.max(0, bottom) - Math.max(0, top));
  });

const acts: readonly Act[] = [
  {
    title:
      'C4 S2 the parts of a page are in order, and a closed announcement stays so until its id changes',
    async run({reader, site}) {
      await reader.openAlive(`${site.origin}/`);
      await reader.sees({...announcement, text: 'The second edition is out.'});
      const parts = await reader.evaluate(() =>
        [
          ...document.querySelectorAll(
            '[aria-label="Skip to main content"], section[aria-label=Announcement], nav.navbar, main, footer',
          ),
        ].map((part) => ({name: part.localName, top: part.getBoundingClientRect().top})),
      );
      expect(parts.map(({name}) => name)).toEqual(['div', 'section', 'nav', 'main', 'footer']);
      const tops = parts.slice(1).map(({top}) => top);
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      expect(tops[0]).toBeGreaterThanOrEqual(0);
      await reader.press('Tab');
      expect(await focused(reader)).toBe('Skip to main content');
      expect(
        await reader.evaluate(() => document.activeElement?.getBoundingClientRect().top),
      ).toBeGreaterThanOrEqual(0);

      await reader.click(closing);
      await reader.seesNo(announcement);
      for (const path of ['/', '/docs/intro']) {
        await reader.openAlive(site.origin + path);
        await reader.seesNo(announcement);
      }
      const changed = await reader.evaluate(() => {
        const keys = Object.keys(localStorage).filter(
          (key) => localStorage.getItem(key) === 'first',
        );
        for (const key of keys) localStorage.setItem(key, 'an older one');
        return keys;
      });
      expect(changed).toEqual([expect.stringContaining('announcement.id')]);
      await reader.openAlive(`${site.origin}/`);
      await reader.sees(announcement);
    },
    expected: /404/,
  },
  {
    title:
      'C6 the bar stays within its height, leaves below it, and comes back up or with the focus',
    async run({reader, site}) {
      await reader.openAlive(`${site.origin}/docs/long`);
      await reader.click(closing);
      await reader.seesNo(announcement);
      const height = await shownBar(reader);
      expect(height).toBeGreaterThan(40);
      const comesTo = (shown: number) => expect.poll(() => shownBar(reader)).toBe(shown);
      await scroll(reader, 20);
      await scroll(reader, height - 21);
      await comesTo(height);
      await scroll(reader, 40);
      await comesTo(0);
      await scroll(reader, 400);
      await comesTo(0);
      await scroll(reader, -30);
      await comesTo(height);
      await scroll(reader, 200);
      await comesTo(0);
      await reader.evaluate(() =>
        document.querySelector<HTMLElement>('.navbar__brand')?.focus({preventScroll: true}),
      );
      await comesTo(height);
    },
    expected: /404/,
  },
];

export const framing: readonly Act[] = acts.map(onChromeSite);
