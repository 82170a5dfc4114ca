import type {Page, Locator} from '@playwright/test';

/** What a reader taps on a page of ours. */
export const controls = ['menu', 'search', 'tab', 'color'] as const;

/** A control of a page of ours. */
export type Control = (typeof controls)[number];

/** A page that has all controls. */
export const CONTROLS_PAGE = '/docs/installation';

/** Finds a control of the page, as a reader finds it. */
export function findControl(page: Page, control: Control): Locator {
  const bar = page.getByRole('navigation', {name: 'Main'});
  return {
    menu: bar.locator('button[aria-label="Open the menu"]'),
    search: bar.locator('a[href^="/search"], button:has-text("Search")').first(),
    tab: page.locator('fieldset[data-kind]').first().locator('label').nth(1),
    color: bar.locator('button[data-color-switch]').filter({visible: true}).first(),
  }[control];
}
