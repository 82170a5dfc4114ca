import {expect} from 'vitest';
import {latestVersion} from '../../../src/site/versions.ts';
import {docsAddress} from '../../chromium/steps/addresses.ts';
import type {Act} from './act.ts';
import {
  address,
  expectReadable,
  expectSameDocument,
  heading,
  markDocument,
  valueOf,
} from './page.ts';

const intro = docsAddress(latestVersion(), 'intro');
const purchases = docsAddress(latestVersion(), 'guides/purchases');

/** What stands for the main links and the sidebar, up to 996 px and above. */
const narrow = ['[aria-label="Open the menu"]'];
const wide = [
  '.navbar__inner a[href="/blog"]',
  '.navbar__inner summary',
  'nav[aria-label="Docs sidebar"]',
];

export const moving: readonly Act[] = [
  {
    isSmoke: true,
    title: 'D2 D3 a link opens its page without a reload, and Back returns to the place',
    async run({reader, site}) {
      await reader.openAlive(site.origin + purchases);
      await reader.evaluate(() => window.scrollTo({top: 900, behavior: 'instant'}));
      await markDocument(reader);
      await reader.click({css: `.theme-doc-sidebar-container a[href="${intro}"]`});
      await expect.poll(() => address(reader)).toBe(intro);
      await expectReadable(reader);
      await reader.evaluate(() => history.back());
      await expect.poll(() => address(reader)).toBe(purchases);
      await expect.poll(() => reader.evaluate(() => Math.round(window.scrollY))).toBe(900);
      await expectReadable(reader);
      await expectSameDocument(reader);
    },
  },
  {
    isSmoke: true,
    title: 'B3 the first click of a visit leads on, before React is there',
    async run({reader, site}) {
      await reader.open(`${site.origin}/`);
      await reader.click({css: 'nav.navbar a', text: 'Blog'});
      await expect.poll(() => address(reader)).toBe('/blog');
      await reader.wakeUp();
      await expectReadable(reader);
      await reader.click({css: 'article h2 a'});
      await expect.poll(() => address(reader)).toMatch(/^\/blog\/v/);
      await expectReadable(reader);
    },
    // The scripts of the first page, which were on their way.
    expected: /missing|rejection|ChunkLoadError|JSHandle/,
  },
  {
    title: 'C4 C7 the skip link leads to the text, and above 996 px there is no menu button',
    async run({reader, site}) {
      await reader.openAlive(site.origin + intro);
      await reader.seesNo({css: '[aria-label="Open the menu"]'});
      // The first key leads to it, and from there into the text.
      await reader.press('Tab');
      await expect
        .poll(() => reader.evaluate(() => document.activeElement?.textContent))
        .toBe('Skip to main content');
      await reader.press('Enter');
      await reader.press('Tab');
      await expect
        .poll(() =>
          reader.evaluate(
            () => document.activeElement?.closest('nav.navbar, [role=region]') === null,
          ),
        )
        .toBe(true);
      expect(
        await reader.evaluate(
          () => document.activeElement?.closest('#__docusaurus_skipToContent_fallback') !== null,
        ),
      ).toBe(true);
      for (const width of [996, 997]) {
        await reader.resize(width, 800);
        const [there, gone] = width === 997 ? [wide, narrow] : [narrow, wide];
        for (const css of there) await reader.sees({css});
        for (const css of gone) await reader.seesNo({css});
      }
    },
  },
  {
    isSmoke: true,
    title: 'X a page that the browser brings back whole goes on as it was left',
    async run({reader, site}) {
      await reader.openAlive(`${site.origin}/docs/api/error-codes`);
      await reader.fill({css: 'textarea[name]'}, 'E_PENDING');
      await reader.sees({css: 'main [role=status]', text: 'Found 1 entry.'});
      await reader.evaluate(() => {
        addEventListener('pageshow', ({persisted}) => {
          document.documentElement.dataset['persisted'] = String(persisted);
        });
        setTimeout(() => location.assign('/img/favicon.svg'));
      });
      await expect.poll(() => address(reader)).toBe('/img/favicon.svg');
      await reader.evaluate(() => void setTimeout(() => history.back()));
      await expect.poll(() => address(reader)).toBe('/docs/api/error-codes');
      await reader.wakeUp();
      await expect.poll(() => valueOf(reader, 'textarea[name]')).toBe('E_PENDING');
      const persisted = await reader.evaluate(() => document.documentElement.dataset['persisted']);
      // The driver of Chromium keeps pages out of this cache: page-cache.spec.ts asks it what else is in the way.
      if (reader.engine !== 'chromium') expect(persisted, 'brought back whole').toBe('true');
      await reader.fill({css: 'textarea[name]'}, 'E_SYNC_ERROR');
      await reader.sees({css: 'main [role=status]', text: 'Found 1 entry.'});
      await expect.poll(() => heading(reader)).toBe('Error codes');
    },
    // The picture has no icon, for which the browser therefore asks.
    expected: /favicon.*404/,
  },
];
