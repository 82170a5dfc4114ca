import type {Page, Request} from '@playwright/test';

const everyScript = /\/assets\/js\/[^/]+\.js$/;
/** The script that all pages share, and the one before it. */
export const mainScript = /\/assets\/js\/main\.[^/]+$/;
export const firstScript = /\/assets\/js\/runtime~main\.[^/]+$/;
/** Scripts that only some pages need; the entry and its runtime are not among them. */
export const routeScript = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;

/** Lets no script through, as on a connection that broke after the HTML. */
export async function blockScripts(page: Page): Promise<void> {
  await page.route(everyScript, (route) => route.abort());
}

/** Keeps scripts of single pages back; returns the way to let them go. */
export async function holdRouteScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(routeScript, async (route) => {
    await gate;
    await route.continue();
  });
  return () => release();
}

/** Collects the addresses of documents that the window loads, reloads included. */
export function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  return documents;
}
