import {expect} from 'vitest';
import {docsVersions, latestVersion} from '../../../src/site/versions.ts';
import {docsAddress, oldVersion} from '../../e2e/steps/addresses.ts';
import {WITHOUT_SCRIPTS} from '../server/serveSite.ts';
import type {Act} from './act.ts';
import {expectReadable, heading, insideFrame} from './page.ts';

const longPage = docsAddress(latestVersion(), 'api/error-codes');
const printed = docsAddress(latestVersion(), 'guides/purchases');

export const reading: readonly Act[] = [
  {
    title: 'R9 a heading far down the page is at the top when its address is opened',
    async run({reader, site}) {
      await reader.open(`${site.origin}${longPage}#e_sync_error`);
      await expectReadable(reader);
      const top = () =>
        reader.evaluate(() => document.getElementById('e_sync_error')?.getBoundingClientRect().top);
      await expect.poll(async () => Math.abs((await top()) ?? Infinity) < 200).toBe(true);
      await reader.wakeUp();
      expect(Math.abs((await top()) ?? Infinity)).toBeLessThan(200);
    },
  },
  {
    title: 'R13 R14 C8 a wrong address shows the page that says so, and an ending changes nothing',
    async run({reader, site}) {
      await reader.openAlive(`${site.origin}/docs/nowhere`);
      await expect.poll(() => heading(reader)).toBe('Page not found');
      await reader.openAlive(`${site.origin}${printed}.html?kept=1#main`);
      await expectReadable(reader);
      const {pathname, search, hash} = new URL(await reader.evaluate(() => location.href));
      expect(pathname + search + hash).toBe(`${printed}?kept=1#main`);
      expect(await reader.evaluate(() => document.title)).toMatch(/^.+ · Expo IAP$/);
    },
    // Browsers print the status of a missing page.
    expected: /404/,
  },
  {
    title: 'R12 the root of each version leads to its introduction',
    async run({reader, site}) {
      for (const version of docsVersions) {
        const intro = docsAddress(version, 'intro');
        await reader.open(`${site.origin}${intro.replace(/\/intro$/, '')}`);
        await expect.poll(() => reader.evaluate(() => location.pathname)).toBe(intro);
        await expectReadable(reader);
      }
    },
  },
  {
    title: 'D6 a page of an old version says so and leads to the same page of the latest',
    async run({reader, site}) {
      await reader.openAlive(site.origin + docsAddress(oldVersion, 'guides/purchases'));
      await reader.click({css: '.theme-doc-version-banner a'});
      await expect.poll(() => reader.evaluate(() => location.pathname)).toBe(printed);
      await expectReadable(reader);
    },
  },
  {
    title: 'X paper shows the text in black on white and every tab, and nothing to press',
    async run({reader, site}) {
      await reader.openAlive(`${site.origin}/docs/installation`);
      await reader.evaluate(showAsPrinted);
      const shown = await reader.evaluate(() => {
        const isShown = (element: Element) => element.getClientRects().length > 0;
        const all = (css: string) => [...document.querySelectorAll(css)];
        return {
          pressed: all('nav, footer, aside, button').filter(isShown).length,
          hiddenTabs: all('[data-of]').filter((tab) => !isShown(tab)).length,
          color: getComputedStyle(document.body).color,
        };
      });
      expect(shown).toEqual({pressed: 0, hiddenTabs: 0, color: 'rgb(0, 0, 0)'});
    },
  },
  {
    title: 'R9 without scripts the text is there in its styles, and no notice of a failure',
    async run({reader, site}) {
      await reader.open(`${site.origin}${WITHOUT_SCRIPTS}${printed}`);
      await expect.poll(async () => (await insideFrame(reader)).words).toBeGreaterThan(500);
      expect(await insideFrame(reader)).toMatchObject({
        heading: expect.stringMatching(/\w/),
        notices: [],
        isStyled: true,
      });
    },
    // Browsers print that they did not run them.
    expected: /sandboxed/,
  },
];

/** Runs in the page: applies to the screen what is said for paper, and takes away what is said for the screen. */
function showAsPrinted(): void {
  const visit = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const {media} = rule;
        if (/print/.test(media.mediaText))
          media.mediaText = media.mediaText.replace('print', 'all');
        else if (/screen/.test(media.mediaText)) media.mediaText = 'not all';
      }
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) visit(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) {
    if (/print/.test(sheet.media.mediaText)) sheet.media.mediaText = 'all';
    visit(sheet.cssRules);
  }
}
