import {chromium} from '@playwright/test';
import {findBrowser} from '../../scripts/test/findBrowser.ts';
import {controls} from '../measure/controls.ts';
import {tapAtOnce, tapWhenIdle} from '../measure/measureTaps.ts';
import {measureView} from '../measure/measureView.ts';
import {applyPolicy, loadingPolicies} from '../serve/loadingPolicies.ts';
import {startServer} from '../serve/startServer.ts';
import {attempt} from './attempt.ts';
import type {Section} from './bench.ts';

/** Compares ways to load the scripts of our pages: what the first view costs, and how soon taps are answered. */
export const policies: Section = async (bench) => {
  const {options, pages, sites, measurements, tell} = bench;
  const ours = sites.find(({setup}) => setup.name === 'ours');
  if (!ours) return;
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : {executablePath}),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  const servers = await Promise.all(
    loadingPolicies.map(async (policy) => ({
      policy,
      server: await startServer(ours.folder, (html) => applyPolicy(policy, html)),
    })),
  );
  try {
    for (let run = 1; run <= options.runs; run += 1)
      for (const {policy, server} of servers) {
        tell(`loading ${policy.title}: run ${run} of ${options.runs}`);
        const keep = (measure: string, value: number): void =>
          measurements.add(`policy.${policy.name}.${measure}`, 'ours', value);
        await attempt(bench, 'ours', `loading ${policy.title}`, async () => {
          const view = await measureView(browser, `${server.origin}${pages.median}`);
          for (const measure of ['view.lcp', 'view.blocking', 'view.bytes'])
            keep(measure, view[measure] ?? Number.NaN);
          for (const control of controls)
            keep(`${control}.atOnce`, await tapAtOnce(browser, server.origin, control));
          for (const [control, time] of await tapWhenIdle(browser, server.origin))
            keep(`${control}.idle`, time);
        });
      }
  } finally {
    await browser.close();
    await Promise.all(servers.map(({server}) => server.stop()));
  }
};
