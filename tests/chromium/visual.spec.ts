import {readFileSync} from 'node:fs';
import {expect, type Page, test} from '@playwright/test';
import {deskPage} from '../../src/site/toolPages.ts';
import {docsAddress, oldVersion, sharedPage} from './steps/addresses.ts';
import {showIn} from './steps/audit.ts';
import {openMenu} from './steps/mobileMenu.ts';
import {openAlive} from './steps/openAlive.ts';
import {hits, searchFor} from './steps/searchDialog.ts';

// Why here: how a page looks is what a browser draws, and each engine draws it otherwise.

/** The smallest button has more pixels. */
const PIXELS_THAT_MAY_DIFFER = 150;

/** The faces of the site, there at once, and one of them for code too: the fonts of the system differ from machine to machine. */
const faces = [
  [
    'Bricolage Grotesque',
    '600 700',
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal',
  ],
  [
    'Source Sans 3',
    '200 900',
    '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal',
  ],
].map(([family, weight, file]) => {
  const data = readFileSync(`node_modules/${file}.woff2`).toString('base64');
  return `@font-face {font-family: '${family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${data})}`;
});
const style = `${faces.join('\n')}\n:root {--font-code: 'Source Sans 3' !important}`;

// The policy of the site allows no style from elsewhere.
test.use({bypassCSP: true});

/** Colors do not depend on the width, so two looks see both. */
const desk = {width: 1280, height: 640, mode: 'light'} as const;
const phone = {width: 360, height: 640, mode: 'dark'} as const;

/** A view of the site that must not change by accident. */
type VisualScreen = {
  readonly name: string;
  readonly address: string;
  /** What a reader does before the picture is taken. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Where it is drawn, instead of in the light on a desk and in the dark on a phone. */
  readonly looks?: readonly (typeof desk | typeof phone)[];
};

/** One view for each kind of page and each layer above it. */
const visualScreens: readonly VisualScreen[] = [
  {name: 'home', address: '/'},
  {name: 'doc', address: '/docs/guides/purchases'},
  {name: 'reference-table', address: '/docs/api/types', act: showTable},
  {name: 'error-codes', address: '/docs/api/error-codes'},
  {name: 'blog-list', address: '/blog'},
  {name: 'post', address: '/blog/v2-8-0-migration-guide'},
  {name: 'search-open', address: '/docs/intro', act: (page) => searchFor(page, 'restore')},
  {name: 'old-version', address: docsAddress(oldVersion, sharedPage)},
  {name: 'upgrade-desk', address: deskPage.path},
  {name: 'not-found', address: '/docs/nothing-here'},
  {name: 'menu-open', address: '/docs/guides/purchases', act: openMenu, looks: [phone]},
  {name: 'search-page', address: '/search?q=restore', act: showHits, looks: [desk]},
];

for (const {name, address, act, looks = [desk, phone]} of visualScreens)
  for (const {width, height, mode} of looks)
    test(`X ${name} looks as it did, ${mode}, ${width} px`, async ({page}) => {
      await page.clock.setFixedTime('2025-09-01T12:00:00Z');
      await page.setViewportSize({width, height});
      await openAlive(page, address);
      await page.addStyleTag({content: style});
      await act?.(page);
      // A screen that loads the document again needs the font again.
      await page.addStyleTag({content: style});
      // `fonts.ready` only waits for faces that some text already asks for.
      await page.evaluate(
        (fonts) => Promise.all(fonts.map((font) => document.fonts.load(font))),
        ["700 1em 'Bricolage Grotesque'", "400 1em 'Source Sans 3'"],
      );
      // The list of pages was scrolled with other faces, which can be wider.
      await page.evaluate(() => {
        const open = document.querySelector<HTMLElement>('.menu [aria-current]');
        open?.closest('.menu')?.scrollTo(0, open.offsetTop - innerHeight / 2);
      });
      await showIn(page, mode);
      await expect(page).toHaveScreenshot(`${name}-${width}-${mode}.png`, {
        animations: 'disabled',
        caret: 'hide',
        scale: 'css',
        // Its arrow is in no font of ours, so each machine draws another one.
        mask: [page.getByRole('button', {name: 'Back to main menu'})],
        maxDiffPixels: PIXELS_THAT_MAY_DIFFER,
      });
    });

async function showTable(page: Page): Promise<void> {
  await page
    .getByRole('table')
    .first()
    .evaluate((table) => table.scrollIntoView({block: 'center', behavior: 'instant'}));
}

async function showHits(page: Page): Promise<void> {
  await expect(hits(page).first()).toBeVisible();
}
