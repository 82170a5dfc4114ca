import {type Browser, chromium} from '@playwright/test';
import {ensureBrowser} from '../../scripts/test/browsers.ts';
import {listLinks} from '../content/sidebar.ts';
import {measureNavigation} from '../measure/measureNavigation.ts';
import {measureView} from '../measure/measureView.ts';
import {startServer} from '../serve/startServer.ts';
import {builtFolder} from '../sites/siteBuilder.ts';
import type {SiteSetup} from '../sites/sites.ts';
import {attempt, type Bench, type Section} from './bench.ts';

/** Opens the median docs page of every site on a slow phone, the sites in turns so that noise hits all alike. */
export const firstView: Section = async (bench) => {
  const {page, measurements, options, tell} = bench;
  await withServers(bench, async (served, browser) => {
    for (let run = 1; run <= options.runs; run += 1) {
      tell(`first view of ${page}: run ${run} of ${options.runs}`);
      for (const {setup, origin} of served)
        await attempt(bench, `first view of ${setup.name}`, async () => {
          const figures = await measureView(browser, `${origin}${setup.addressOf(page)}`);
          for (const [measure, value] of Object.entries(figures))
            measurements.add(measure, setup.name, value);
        });
    }
  });
};

/** Clicks through the sidebar of every site, pointing at each link first. */
export const navigation: Section = async (bench) => {
  const {options, page, measurements, tell} = bench;
  const others = listLinks().filter((path) => path !== page);
  const links = others.slice(0, options.runs);
  await withServers(bench, async (served, browser) => {
    for (const {setup, origin} of served) {
      tell(`navigation in ${setup.name}: ${links.length} clicks`);
      const start = `${origin}${setup.addressOf(page)}`;
      await attempt(bench, `navigation of ${setup.name}`, async () => {
        for (const time of await measureNavigation(browser, start, links.map(setup.addressOf)))
          measurements.add('navigation.click', setup.name, time);
      });
    }
  });
};

/** Serves all sites and starts a browser, visits each page once so that all are warm, and lets the work be done. */
async function withServers(
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
