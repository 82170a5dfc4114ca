import {readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';

/** Where code tries to send something: over HTTP, and to a port below it. */
export type Trap = {readonly origin: string; readonly host: string};

const read = (name: string): string =>
  readFileSync(`tests/chromium/fixtures/hostile/${name}.js`, 'utf8');
const aim = ({origin, host}: Trap): string =>
  `const trap = '${origin}';\nconst host = '${host}';\n${read('ways')}`;

/** All ways to a trap, for a page without a policy, which then has them as `waysOut`. */
export const unguarded = (trap: Trap): string =>
  `${aim(trap)}\nvoid tryBelow(() => globalThis).then(() => tryOut(waysOut));`;

export const hostileApp = (trap: Trap): string => aim(trap) + read('app');
/** What it says that got nothing. */
export const gotNothing = 'got: ; refused: all; port: false';

export const leavingApp = (trap: Trap): string => aim(trap) + read('leaving');

/** Gives apps the frame's way to the page, which they could have only by a mistake in the frame. */
export async function exposePort(page: Page): Promise<void> {
  await page.route(/\/assets\/play\/\d[\d.]*\.\w+\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({response: answer, body: `Math.port = port;${await answer.text()}`});
  });
}

/** Lets the page of an example load another app. */
export async function replaceApp(page: Page, code: string): Promise<void> {
  await page.route('**/assets/play/*-basic-store.*.json', (route) =>
    route.fulfill({
      json: {files: [{name: 'app.js', code}], entry: 'app', props: {}, functions: []},
    }),
  );
}

/** Expects that the page of the reader is where it was, in one window. */
export async function expectSamePlace(page: Page, address: string): Promise<void> {
  expect(page.url()).toBe(address);
  expect(page.context().pages()).toHaveLength(1);
  await expect(page.getByRole('article')).toContainText('useCoinStore');
}
