import type {Locator, Page} from '@playwright/test';

/** The version dropdown of the top bar. */
export function versionDropdown(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Main'}).locator('.navbar__inner details');
}

/** Opens the dropdown, and returns its links. */
export async function openVersions(page: Page): Promise<Locator> {
  const dropdown = versionDropdown(page);
  await dropdown.locator('summary').click();
  return dropdown.getByRole('link');
}
