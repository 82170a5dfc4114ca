import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {deskPage} from '../../../src/site/toolPages.ts';
import {pageKinds} from '../steps/addresses.ts';
import {test} from '../steps/faultyTest.ts';
import {openMenu} from '../steps/mobileMenu.ts';
import {failures, moments, openAt, openFailing} from '../steps/moments.ts';
import {screen} from '../steps/screens.ts';
import {hits, searchDialog, searchField} from '../steps/searchDialog.ts';
import {servedPage} from '../steps/servedPage.ts';

type Tap = {
  /** A page that has the button, where the installation has none. */
  readonly address?: string;
  readonly width: number;
  readonly tap: (page: Page) => Promise<unknown>;
  /** What the control promises; it may come once scripts run. */
  readonly kept: (page: Page) => Promise<unknown>;
};

const main = (page: Page) => page.getByRole('main');

/** What happens after a tap on each button of the site, by its name. */
const taps: Readonly<Record<string, Tap>> = {
  'Open the menu': {
    width: 360,
    tap: (page) => page.getByRole('button', {name: 'Open the menu'}).click(),
    kept: (page) => expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible(),
  },
  'Close the menu': {
    width: 360,
    tap: async (page) =>
      (await openMenu(page)).getByRole('button', {name: 'Close the menu'}).click(),
    kept: (page) => expect(page.getByRole('dialog', {name: 'Menu'})).toBeHidden(),
  },
  'Switch between dark and light mode (currently light mode)': {
    width: 360,
    tap: (page) => page.getByRole('button', {name: /dark and light/}).click(),
    kept: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  'Keyboard shortcuts': {
    width: 1280,
    tap: (page) => page.getByRole('button', {name: 'Keyboard shortcuts'}).click(),
    kept: (page) => expect(page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toBeVisible(),
  },
  Copy: {
    width: 360,
    tap: (page) => main(page).getByRole('button', {name: 'Copy', exact: true}).first().click(),
    kept: (page) => expect(main(page).getByText('Copied', {exact: true})).toBeVisible(),
  },
  'Copy page': {
    width: 1280,
    tap: async (page) => {
      const button = main(page).getByRole('button', {name: 'Copy page'});
      // A page that loads itself again in between has its menu closed.
      await expect(async () => {
        if (!(await button.isVisible())) await main(page).getByText('Page menu').click();
        await button.click({timeout: 1000});
      }).toPass();
    },
    kept: (page) => expect(main(page).getByText('Copied', {exact: true})).toBeVisible(),
  },
  'On this page': {
    width: 360,
    tap: (page) => page.getByRole('button', {name: 'On this page'}).click(),
    kept: (page) => expect(page.getByRole('navigation', {name: 'On this page'})).toBeVisible(),
  },
  'Try it': {
    address: '/docs/examples/basic-store',
    width: 360,
    tap: (page) => main(page).getByRole('button', {name: 'Try it'}).click(),
    kept: (page) => expect(main(page).getByText('Switch the network off')).toBeVisible(),
  },
  'Play this scenario': {
    address: '/docs/guides/purchases',
    width: 360,
    tap: (page) => main(page).getByRole('button', {name: 'Play this scenario'}).first().click(),
    kept: (page) => expect(main(page).getByText('Switch the network off')).toBeVisible(),
  },
  'Run this shop here': {
    address: '/',
    width: 360,
    tap: (page) => main(page).getByRole('button', {name: 'Run this shop here'}).click(),
    kept: (page) => expect(main(page).getByText('Switch the network off')).toBeVisible(),
  },
  'Show what changes': {
    address: deskPage.path,
    width: 360,
    tap: (page) => main(page).getByRole('button', {name: 'Show what changes'}).click(),
    kept: (page) => expect(page).toHaveURL(/\bfrom=/),
  },
  Go: {
    width: 360,
    tap: async (page) => {
      await page.locator('nav a[href^="/search"]').click();
      const dialog = searchDialog(page);
      await searchField(dialog).fill('restore');
      // Out of sight, for programs that press buttons by their name.
      await dialog.getByRole('button', {name: 'Go'}).dispatchEvent('click');
    },
    // Leads to the page of the search, or to the first hit where there is one already.
    kept: (page) => expect(page).not.toHaveURL(/\/docs\/installation$/),
  },
  Close: {
    width: 360,
    tap: async (page) => {
      await page.locator('nav a[href^="/search"]').click();
      await searchDialog(page).getByRole('button', {name: 'Close'}).click();
    },
    kept: (page) => expect(searchDialog(page)).toBeHidden(),
  },
};

/** Buttons that show only once scripts have run, or have failed. */
const laterButtons = ['Retry', 'Scroll back to top'];

/** A button that shows what is there and one that loads more, tested at every moment and failure; the others once. */
const kinds = ['Open the menu', 'Try it'];
const tested = <T extends string>(times: readonly T[], hardest?: T): [T, string, Tap][] =>
  times.flatMap((time) =>
    Object.entries(taps)
      .filter(([name]) => time === hardest || kinds.includes(name))
      .map(([name, tap]): [T, string, Tap] => [time, name, tap]),
  );

// Once scripts run, a tap is a click like those of the other suites.
const early = moments.filter((each) => each !== 'after scripts');
for (const [moment, name, {address = '/docs/installation', width, tap, kept}] of tested(
  early,
  'while scripts are slow',
))
  test(`X "${name}" tapped ${moment} does what it says`, async ({page, server, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize(screen(width));
    const comeAlive = await openAt(page, server, {moment, address});
    await tap(page);
    await comeAlive();
    await kept(page);
    await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
  });

for (const moment of early) {
  test(`X a search tapped ${moment} on a phone takes typing at once and goes on with it`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(screen(360));
    const comeAlive = await openAt(page, server, {moment, address: '/docs/installation'});
    await page.locator('nav a[href^="/search"]').click();
    const field = searchField(searchDialog(page));
    await expect(field).toBeFocused();
    await page.keyboard.type('rest');
    await comeAlive();
    await page.keyboard.type('ore');
    await expect(field).toHaveValue('restore');
    await expect(hits(searchDialog(page)).first()).toBeVisible();
  });
}

for (const [failure, name, {address = '/docs/installation', width, tap, kept}] of tested(failures))
  test(`X "${name}" is kept when ${failure}`, async ({page, server, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize(screen(width));
    const comeAlive = await openFailing(page, server, {failure, address});
    await tap(page);
    await comeAlive();
    await kept(page);
    await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
  });

test('X no page has a button that no test taps before scripts', async ({page}) => {
  const known = [...Object.keys(taps), ...laterButtons];
  for (const address of [...pageKinds, '/search', '/nowhere']) {
    const served = await servedPage(page, address);
    for (const picture of served.querySelectorAll('button svg')) picture.remove();
    const names = [...served.querySelectorAll('button')].map(
      // The switch has a text for either mode, of which one shows.
      (button) =>
        button.getAttribute('aria-label') ??
        (button.querySelector('.visually-hidden') ?? button).textContent,
    );
    const unknown = names.filter((name) => !known.includes(name));
    expect(unknown, address).toEqual([]);
  }
});
