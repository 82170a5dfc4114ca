import {expect} from 'vitest';
import type {Act} from './act.ts';
import {address, expectReadable, goInside, heading} from './page.ts';

/** Runs in the page: notes when a change of page begins, and when its bar appears. */
function watchProgress(): void {
  const {dataset} = document.documentElement;
  const begin = performance.now();
  new MutationObserver(() => {
    if (document.getElementById('nprogress'))
      dataset['testBar'] ??= String(performance.now() - begin);
  }).observe(document.body, {childList: true});
}

/** Runs in the page: what a browser tells of its connection. Only Chromium tells anything by itself. */
function forgeConnection(saveData: boolean, effectiveType: string): void {
  Object.defineProperty(navigator, 'connection', {value: {saveData, effectiveType}});
}

/** The one that fetches comes last: what is in the cache is not asked for again. */
const CONNECTIONS = [
  ['a data saver', true, '4g'],
  ['2G', false, '2g'],
  ['slow 2G', false, 'slow-2g'],
  ['a fast connection', false, '4g'],
] as const;

const link = {css: 'footer a[href="/docs/api/error-codes"]'};

export const waiting: readonly Act[] = [
  {
    title:
      'S4 a bar appears 200 ms after a slow change of page begins, and goes when the page is there',
    async run({reader, site}) {
      const bar = () => reader.evaluate(() => document.documentElement.dataset['testBar']);
      await reader.openAlive(`${site.origin}/docs/intro`);
      await reader.evaluate(watchProgress);
      await goInside(reader, '/docs/intro?platform=ios#main');
      await expect.poll(() => address(reader)).toBe('/docs/intro?platform=ios#main');
      site.fail(/^\/assets\/js\//, 'slow');
      await reader.evaluate(watchProgress);
      await goInside(reader, '/blog/archive');
      await expect.poll(bar).toBeDefined();
      expect(Number(await bar())).toBeGreaterThanOrEqual(199);
      await reader.sees({css: '#nprogress .bar'});
      // The open page stays until the next is whole.
      expect(await heading(reader)).toMatch(/^Introduction/);
      site.heal();
      await expect.poll(() => heading(reader)).toBe('Archive');
      await reader.seesNo({css: '#nprogress'});
      await expectReadable(reader);
    },
  },
  {
    title: 'K2 a page is fetched when its link is pointed at, but not on 2G or with data saver',
    async run({reader, site}) {
      for (const [name, saveData, type] of CONNECTIONS) {
        await reader.open(`${site.origin}/docs/intro?on=${encodeURIComponent(name)}`);
        await reader.evaluate(forgeConnection, saveData, type);
        await reader.wakeUp();
        await reader.place(link);
        // What comes into view does not ask for anything; only pointing does.
        await reader.driver.point(2, 2);
        const scripts = () => site.asked.filter((path) => path.startsWith('/assets/js/'));
        const before = scripts();
        await reader.hover(link);
        if (type === '4g' && !saveData)
          await expect.poll(() => scripts().length, {message: name}).toBeGreaterThan(before.length);
        else {
          await reader.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 200)));
          expect(scripts(), name).toEqual(before);
        }
      }
      await reader.click(link);
      await expect.poll(() => address(reader)).toBe('/docs/api/error-codes');
      await expectReadable(reader);
    },
  },
];
