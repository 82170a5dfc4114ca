import type {Locator, Page} from '@playwright/test';
import {expect} from '@playwright/test';

/** The way into the search in the top bar. */
export function searchButton(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Search'});
}

/** The dialog of the search, shown or not. */
export function searchDialog(page: Page): Locator {
  return page.getByRole('dialog', {name: 'Search'});
}

/** The field of a search, in the dialog or on the page of the search. */
export function searchField(within: Page | Locator): Locator {
  return within.getByRole('combobox', {name: 'Search the documentation'});
}

/** The hits of a search. */
export function hits(within: Page | Locator): Locator {
  return within.getByRole('option');
}

/** Opens the search by its button and returns the dialog. */
export async function openSearch(page: Page): Promise<Locator> {
  await searchButton(page).click();
  const dialog = searchDialog(page);
  await expect(dialog).toBeVisible();
  await expect(searchField(dialog)).toBeFocused();
  return dialog;
}

/** Opens the search, types a query and waits for its hits. */
export async function searchFor(page: Page, query: string): Promise<Locator> {
  const dialog = await openSearch(page);
  await searchField(dialog).fill(query);
  await expect(hits(dialog).first()).toBeVisible();
  return dialog;
}

/** Collects the addresses of the index that the page asks for. */
export function watchIndex(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/pagefind/')) addresses.push(pathname);
  });
  return addresses;
}

/** Returns the addresses that the hits lead to. */
export async function hitAddresses(within: Page | Locator): Promise<string[]> {
  return hits(within).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}
