import {readFileSync} from 'node:fs';
import {expect} from 'vitest';
import {alternatives} from '../../../src/site/promised.ts';
import {
  type DocsVersion,
  docsVersions,
  folderOf,
  latestVersion,
} from '../../../src/site/versions.ts';
import {
  docsAddress,
  newestPage,
  oldVersion,
  oldVersions,
  sharedPage,
} from '../../chromium/steps/addresses.ts';
import type {Reader} from '../reader.ts';
import type {Act} from './act.ts';
import {address, expectReadable, goInside, heading, targets, texts} from './page.ts';

const purchases = docsAddress(latestVersion(), sharedPage);
const menu = {
  label: '.navbar__inner summary',
  links: '.navbar__inner details a',
  narrow: 'dialog[open] a[data-version]',
};
const docs = '.navbar__inner > .navbar__items > a.navbar__link[href$="/intro"]';

/** Runs in the page: where the links to the docs lead, in the bar and in the menu. */
function docsLinks(): (string | null)[] {
  const links = [...document.querySelectorAll('.navbar a, dialog a')].filter(
    ({textContent}) => textContent === 'Docs',
  );
  return [...new Set(links.map((link) => link.getAttribute('href')))];
}

async function openMainMenu(reader: Reader): Promise<void> {
  await reader.click({css: '[aria-label="Open the menu"]'});
  await reader.click({css: 'dialog[open] button', text: 'Back to main menu'});
}

export const switching: readonly Act[] = [
  {
    isSmoke: true,
    title: 'D4 D5 the version menu keeps page, query and hash, and the choice is remembered',
    async run({reader, site}) {
      const rest = '?platform=android&note=kept#main';
      const stored = () =>
        reader.evaluate(() =>
          Object.entries(localStorage).flatMap(([key, value]) =>
            key.startsWith('docs-preferred-version') ? [value] : [],
          ),
        );
      for (const version of docsVersions)
        await reader.openAlive(site.origin + docsAddress(version, 'intro'));
      expect(await stored(), 'an address is no choice').toEqual([]);
      await reader.openAlive(site.origin + purchases + rest);
      const title = await heading(reader);
      // Once around, back to where it began.
      for (const version of [...docsVersions.slice(1), latestVersion()]) {
        await reader.click({css: menu.label});
        await expect
          .poll(() => targets(reader, menu.links))
          .toEqual(docsVersions.map((each) => docsAddress(each, sharedPage) + rest));
        await reader.click({
          css: `${menu.links}[href="${docsAddress(version, sharedPage)}${rest}"]`,
        });
        await expect.poll(() => address(reader)).toBe(docsAddress(version, sharedPage) + rest);
        await reader.sees({css: menu.label, text: version.label});
        await expectReadable(reader);
        expect(await stored()).toEqual([
          version.version === latestVersion().version ? 'current' : version.version,
        ]);
      }
      for (const version of oldVersions) {
        await goInside(reader, purchases);
        // The bar that was there before closes its menu when the page has come.
        await expect.poll(() => heading(reader)).toBe(title);
        await reader.click({css: menu.label});
        await reader.click({css: menu.links, text: version.label});
        const intro = docsAddress(version, 'intro');
        await goInside(reader, '/blog');
        await expect.poll(() => reader.text({css: menu.label})).toBe(version.label);
        await expect.poll(() => targets(reader, docs)).toEqual([intro]);
        await reader.openAlive(`${site.origin}/blog`);
        await expect.poll(() => reader.text({css: menu.label})).toBe(version.label);
        await expect.poll(() => reader.evaluate(docsLinks)).toEqual([intro]);
        expect(await stored()).toEqual([version.version]);
      }
      for (const width of [390, 768]) {
        await reader.resize(width, 800);
        await reader.openAlive(site.origin + purchases + rest);
        await openMainMenu(reader);
        await expect
          .poll(() => targets(reader, menu.narrow))
          .toEqual(docsVersions.map((each) => docsAddress(each, sharedPage) + rest));
        await reader.click({css: menu.narrow, text: oldVersion.label});
        await expect.poll(() => address(reader)).toBe(docsAddress(oldVersion, sharedPage) + rest);
        expect(await stored()).toEqual([oldVersion.version]);
      }
      await reader.resize(1280, 800);
      await reader.evaluate(() => {
        for (const key of Object.keys(localStorage)) localStorage.setItem(key, '1.0');
      });
      await reader.openAlive(`${site.origin}/blog`);
      await expect.poll(stored).toEqual([]);
      expect(await reader.text({css: menu.label})).toBe(latestVersion().label);
    },
  },
  {
    title: 'D4 a version without the page says so and leads to the page that comes closest',
    async run({reader, site}) {
      const instead = alternatives[newestPage];
      for (const version of oldVersions) {
        await reader.openAlive(
          `${site.origin}${docsAddress(latestVersion(), newestPage)}?platform=ios#main`,
        );
        const says = `${version.label} doesn’t have this page`;
        await reader.resize(390, 800);
        await openMainMenu(reader);
        await reader.sees({css: menu.narrow, text: says});
        await reader.press('Escape');
        await reader.resize(1280, 800);
        await reader.click({css: menu.label});
        const link = {css: menu.links, text: says};
        await reader.sees({...link, text: instead?.title ?? ''});
        expect(await texts(reader, menu.links)).toContain(latestVersion().label);
        await reader.click(link);
        const to = docsAddress(version, instead?.path ?? '');
        await expect.poll(() => address(reader)).toMatch(`${to}?platform=ios`);
        await expect.poll(() => heading(reader)).toContain(titleOf(version, instead?.path ?? ''));
      }
    },
  },
];

/** The title of a page in its source. */
function titleOf({version}: DocsVersion, path: string): string {
  const source = readFileSync(`${folderOf(version)}/${path}.mdx`, 'utf8');
  return /^title: (.+)$/m.exec(source)?.[1] ?? 'a page with a title';
}
