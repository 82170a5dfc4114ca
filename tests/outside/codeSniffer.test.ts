import type {Page} from '@playwright/test';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {modes, showIn} from '../e2e/steps/audit.ts';
import {openAlive} from '../e2e/steps/openAlive.ts';
import {screen} from '../e2e/steps/screens.ts';
import {type Finding, judge} from './judge.ts';
import {type OpenSite, openSite} from './openSite.ts';
import {layouts} from './pages.ts';
import {sniff} from './sniff.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

it(
  'X HTML_CodeSniffer finds no error in any layout, light or dark',
  {timeout: 300_000},
  async () => {
    expect(layouts.length).toBeGreaterThan(4);
    const findings: Finding[] = [];
    for (const address of layouts) {
      // A separate visit, which begins light.
      const page = await site.browser.newPage({viewport: screen(1280)});
      await openAlive(page, site.origin + address);
      await stopTransitions(page);
      for (const mode of modes) {
        await showIn(page, mode);
        const found = await sniff(page);
        findings.push(...found.map((each) => ({...each, page: `${address} ${mode}`})));
      }
      await page.close();
    }
    expect(judge('HTML_CodeSniffer', findings)).toEqual([]);
  },
);

it('X HTML_CodeSniffer finds what is planted', async () => {
  const page = await site.browser.newPage();
  await page.setContent('<p style="color: #ccc; background: #fff">text</p><form><input></form>');
  const rules = (await sniff(page)).map(({rule}) => rule);
  expect(rules.filter((rule) => /Guideline1_4\.1_4_3/.test(rule))).not.toEqual([]);
  expect(rules.filter((rule) => /H32\.2$/.test(rule))).not.toEqual([]);
  await page.close();
});

/** In a closed part of a page a color that moves would never arrive. */
async function stopTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* {transition: none !important}');
    document.adoptedStyleSheets.push(sheet);
  });
}
