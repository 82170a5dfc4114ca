import type {Browser} from '@playwright/test';
import {chromium} from '@playwright/test';
import {ensureBrowser} from '../../scripts/test/browsers.ts';
import {startServer} from '../serve/startServer.ts';
import {builtFolder} from '../sites/siteBuilder.ts';
import type {SiteSetup} from '../sites/sites.ts';
import type {Bench} from './bench.ts';

/** Serves all sites and starts a browser, visits each page once so that all are warm, and lets the work be done. */
export async function withServers(
  {sites, page: path}: Bench,
  work: (
    served: readonly {readonly setup: SiteSetup; readonly origin: string}[],
    browser: Browser,
  ) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  const servers = await Promise.all(
    sites.map(async (setup) => ({setup, server: await startServer(builtFolder(setup.name))})),
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
    await Promise.all(servers.map(({server}) => server.close()));
  }
}
