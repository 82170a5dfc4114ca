import type {Page} from '@playwright/test';

/** Collects what the browser complains about: console errors and warnings, and uncaught errors. */
export function watchErrors(page: Page): string[] {
  const complaints: string[] = [];
  const add = (text: string) => complaints.push(`${page.url()}: ${text}`);
  page.on('pageerror', (error) => add(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') add(message.text());
  });
  return complaints;
}
