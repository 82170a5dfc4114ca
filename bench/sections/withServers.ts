import type {Browser} from '@playwright/test';
import {openBrowser} from '../serve/openBrowser.ts';
import {startServer} from '../serve/startServer.ts';
import type {SiteSetup} from '../sites/sites.ts';
import type {Bench} from './bench.ts';

/** A site that a browser can open. */
export type ServedSite = {readonly setup: SiteSetup; readonly origin: string};

/** Serves all sites and starts a browser, visits each page once so that all are warm, and lets the work be done. */
export async function withServers(
  {sites, page: path}: Bench,
  work: (served: readonly ServedSite[], browser: Browser) => Promise<void>,
): Promise<void> {
  const browser = await openBrowser();
  const servers = await Promise.all(
    sites.map(async ({setup, folder}) => ({setup, server: await startServer(folder)})),
  );
  try {
    const served = servers.map(({setup, server}) => ({setup, origin: server.origin}));
    for (const {setup, origin} of served) {
      const page = await browser.newPage();
      await page.goto(`${origin}${setup.addressOf(path)}`, {waitUntil: 'networkidle'});
      await page.close();
    }
    await work(served, browser);
  } finally {
    await browser.close();
    await Promise.all(servers.map(({server}) => server.stop()));
  }
}
