import {expect} from 'vitest';
import {docsVersions, latestVersion, versionRoot} from '../../../src/site/versions.ts';
import {
  docsAddress,
  missingAddresses,
  oldVersion,
  sharedPage,
} from '../../chromium/steps/addresses.ts';
import {WITHOUT_SCRIPTS} from '../server/serveSite.ts';
import type {Act} from './act.ts';
import {
  address,
  expectReadable,
  expectSameDocument,
  goInside,
  heading,
  insideFrame,
  markDocument,
  targets,
  texts,
} from './page.ts';

const longPage = docsAddress(latestVersion(), 'api/error-codes');
const printed = docsAddress(latestVersion(), sharedPage);
const intro = docsAddress(latestVersion(), 'intro');
const linkTo = (to: string): string => `main a[href="${to}"]`;

export const reading: readonly Act[] = [
  {
    isSmoke: true,
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
    title: `R13 ${missingAddresses.length} wrong addresses show the page that says so, by a link, and some of them opened`,
    async run({reader, site}) {
      const reads = (title: string) => expect.poll(() => heading(reader)).toBe(title);
      for (const missing of missingAddresses.filter((_, index) => index % 3 === 0)) {
        await reader.openAlive(site.origin + missing);
        await reads('Page not found');
        expect(await address(reader)).toBe(missing);
        expect(await reader.evaluate(() => document.title)).toMatch(/not found · Expo IAP$/i);
      }
      for (const width of [390, 768, 1280]) {
        await reader.resize(width, 800);
        for (const to of [intro, '/docs/api', '/blog']) await reader.place({css: linkTo(to)});
      }
      await markDocument(reader);
      await reader.click({css: linkTo(intro)});
      await reads('Introduction to expo-iap');
      for (const missing of missingAddresses) {
        await goInside(reader, missing);
        await reads('Page not found');
        await reader.evaluate(() => history.back());
        await reads('Introduction to expo-iap');
      }
      await expectSameDocument(reader);
    },
    // Browsers print the status of a missing page.
    expected: /404/,
  },
  {
    title: 'R14 C8 the ending of an address changes nothing',
    async run({reader, site}) {
      await reader.openAlive(`${site.origin}${printed}.html?kept=1#main`);
      await expectReadable(reader);
      expect(await address(reader)).toBe(`${printed}?kept=1#main`);
      expect(await reader.evaluate(() => document.title)).toMatch(/^.+ · Expo IAP$/);
    },
  },
  {
    title: 'R12 D1 the root of each version leads to its introduction, with query and hash',
    async run({reader, site}) {
      const rest = '?platform=android#main';
      for (const version of docsVersions) {
        await reader.open(site.origin + versionRoot(version) + rest);
        await expect.poll(() => address(reader)).toBe(docsAddress(version, 'intro') + rest);
        await expectReadable(reader);
      }
    },
  },
  {
    title: 'D5 D6 an old version says that it is old and leads to the same page of the latest',
    async run({reader, site}) {
      const banner = '.theme-doc-version-banner';
      const old = docsAddress(oldVersion, sharedPage);
      const leadsTo = (to: string) =>
        expect.poll(async () => (await targets(reader, `${banner} a`))[0]).toBe(to);
      await reader.openAlive(`${site.origin}${old}?platform=android#receive`);
      await leadsTo(`${printed}?platform=android#receive`);
      await goInside(reader, docsAddress(oldVersion, 'intro'));
      await leadsTo(docsAddress(latestVersion(), 'intro'));
      await goInside(reader, `${old}#pending`);
      await leadsTo(`${printed}#pending`);
      expect(await texts(reader, '[role=alert]')).toEqual([]);
      await reader.click({css: `${banner} a`});
      await expect.poll(() => address(reader)).toBe(`${printed}#pending`);
      expect(await reader.evaluate(() => Object.keys(localStorage)), 'no choice').toEqual([]);
      await reader.seesNo({css: banner});
      await expectReadable(reader);
    },
  },
  {
    isSmoke: true,
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
