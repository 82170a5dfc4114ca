import type {Locator, Page} from '@playwright/test';
import {expect} from '@playwright/test';

/** The button that opens the menu of narrow screens. */
export function menuButton(page: Page): Locator {
  return page.getByRole('button', {name: 'Open the menu'});
}

/** Opens the menu of narrow screens and returns it. */
export async function openMenu(page: Page): Promise<Locator> {
  await menuButton(page).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu).toBeVisible();
  return menu;
}
