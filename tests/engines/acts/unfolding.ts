import {expect} from 'vitest';
import {docsAddress, oldVersion} from '../../chromium/steps/addresses.ts';
import type {Reader} from '../reader.ts';
import type {Act} from './act.ts';
import {address, expectReadable, focused, goInside, targets} from './page.ts';

const menu = {css: 'dialog[open]'};
const opening = {css: '[aria-label="Open the menu"]'};
const closing = {css: 'dialog[open] [aria-label="Close the menu"]'};
const back = {css: 'dialog[open] button', text: 'Back to main menu'};

async function openMenu(reader: Reader): Promise<void> {
  await reader.click(opening);
  await reader.sees(menu);
}

/** Runs in the page: whether keys act on the menu alone. */
function readFocus() {
  const focus = document.activeElement;
  const main = document.querySelector('main');
  const links = [...document.querySelectorAll<HTMLElement>('main a')];
  const isInMenu = focus?.closest('dialog') !== null;
  for (const link of links) link.focus();
  return {
    isInMenu,
    isModal: document.querySelector('dialog[open]')?.matches(':modal'),
    reachesBehind: main?.contains(document.activeElement),
    pointsBehind: links
      .map((link) => link.getBoundingClientRect())
      .some(({x, y}) => main?.contains(document.elementFromPoint(x + 2, y + 2))),
  };
}

/** Runs in the page. Between its last and first stop the focus may pass through the browser's own bars. */
function isOnPage(): boolean {
  const focus = document.activeElement;
  return focus !== null && focus !== document.body && !focus.closest('dialog');
}

/** Runs in the page: presses the button in the same moment in which the browser or the reader closes the menu. */
async function reopen(css: string, closesByItself: boolean): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (closesByItself) dialog?.close();
  else dialog?.querySelector<HTMLElement>('[aria-label="Close the menu"]')?.click();
  // What follows a click of a reader is drawn before their next one; what the browser tells of the dialog may come later.
  await Promise.resolve();
  document.querySelector<HTMLElement>(css)?.click();
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
}

export const unfolding: readonly Act[] = [
  {
    isSmoke: true,
    title:
      'C5 C7 the menu is modal and closes by Escape, its button, the page behind, and a wide window',
    async run({reader, site}) {
      await reader.resize(390, 800);
      await reader.openAlive(`${site.origin}/docs/intro`);
      await openMenu(reader);
      expect(await reader.evaluate(readFocus)).toEqual({
        isInMenu: true,
        isModal: true,
        reachesBehind: false,
        pointsBehind: false,
      });
      for (const closesByItself of [true, false]) {
        await reader.evaluate(reopen, opening.css, closesByItself);
        await reader.sees(menu);
      }
      await reader.press('Escape');
      await reader.seesNo(menu);
      expect(await focused(reader)).toBe('Open the menu');
      await reader.press('Enter');
      await reader.sees(menu);
      await reader.click(closing);
      await reader.seesNo(menu);
      expect(await focused(reader)).toBe('Open the menu');
      await openMenu(reader);
      await reader.driver.click(385, 400);
      await reader.seesNo(menu);
      await openMenu(reader);
      await reader.resize(996, 800);
      await reader.sees(menu);
      await reader.resize(997, 800);
      await reader.seesNo(menu);
      await reader.sees({css: 'main'});
      await reader.resize(768, 800);
      await reader.seesNo(menu);

      await reader.openAlive(`${site.origin}/blog`);
      await openMenu(reader);
      const stops = (await targets(reader, 'dialog[open] :is(a[href], button, summary)')).length;
      for (const held of [undefined, 'Shift'] as const)
        for (let step = 0; step < stops + 2; step += 1) {
          await reader.press('Tab', held);
          expect(await reader.evaluate(isOnPage), `${held ?? ''} Tab ${step + 1}`).toBe(false);
        }
    },
  },
  {
    isSmoke: true,
    title: 'C5 D2 S3 the menu has the pages, then the main menu, and leads on from both',
    async run({reader, site}) {
      const page = {css: 'dialog[open] a[href="/docs/installation"]'};
      const blog = {css: 'dialog[open] a', text: 'Blog'};
      const version = {css: `dialog[open] a[data-version="${oldVersion.version}"]`};
      await reader.resize(768, 800);
      await reader.openAlive(`${site.origin}/docs/guides/purchases`);
      await openMenu(reader);
      await reader.sees(page);
      await reader.seesNo(blog);
      await reader.evaluate(() =>
        [...document.querySelectorAll('button')]
          .find(({textContent}) => textContent?.includes('Back to main menu'))
          ?.focus(),
      );
      await reader.press('Enter');
      await reader.sees(blog);
      await reader.seesNo(page);
      await expect
        .poll(() => reader.evaluate(() => document.activeElement?.closest('dialog') !== null))
        .toBe(true);
      await reader.click(blog);
      await expect.poll(() => address(reader)).toBe('/blog');
      await reader.seesNo(menu);
      await expectReadable(reader);

      await goInside(reader, '/');
      await reader.sees({css: 'main', text: 'In-app purchase solution'});
      await openMenu(reader);
      await reader.seesNo(back);
      await reader.seesNo(version);
      await reader.resize(390, 800);
      await reader.openAlive(site.origin + docsAddress(oldVersion, 'intro'));
      await openMenu(reader);
      await reader.click(back);
      await reader.sees(version);
      await reader.openAlive(`${site.origin}/docs/intro`);
      await openMenu(reader);
      await reader.click(page);
      await expect.poll(() => address(reader)).toBe('/docs/installation');
      await reader.seesNo(menu);
      await expectReadable(reader);
    },
  },
];
