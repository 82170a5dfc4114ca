import type {Locator, Page} from '@playwright/test';
import {openMenu} from './mobileMenu.ts';

/** The version dropdown of the top bar. */
export function versionDropdown(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Main'}).locator('.navbar__inner details');
}

/** Opens the dropdown, which narrow screens keep in the menu, and returns its links. */
export async function openVersions(page: Page, width: number): Promise<Locator> {
  if (width >= 997) {
    const dropdown = versionDropdown(page);
    await dropdown.locator('summary').click();
    return dropdown.getByRole('link');
  }
  const menu = await openMenu(page);
  const back = menu.getByRole('button', {name: 'Back to main menu'});
  if (await back.isVisible()) await back.click();
  const dropdown = menu.locator('details').filter({hasText: 'Versions'});
  if (!(await dropdown.evaluate((details: HTMLDetailsElement) => details.open))) {
    await dropdown.locator('summary').click();
  }
  return dropdown.getByRole('link');
}
