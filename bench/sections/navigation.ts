import {listLinks} from '../content/sidebar.ts';
import {PHONE_SLOWDOWN} from '../measure/conditions.ts';
import {measureNavigation} from '../measure/measureNavigation.ts';
import type {Section} from './bench.ts';
import {attempt} from './bench.ts';
import {withServers} from './withServers.ts';

const speeds = [
  {measure: 'navigation.click', slowdown: 1},
  {measure: 'navigation.slowClick', slowdown: PHONE_SLOWDOWN},
];

/** Clicks through the sidebar of every site, pointing at each link first. */
export const navigation: Section = async (bench) => {
  const {options, page, measurements, tell} = bench;
  const links = listLinks()
    .filter((path) => path !== page)
    .slice(0, options.runs);
  await withServers(bench, async (served, browser) => {
    for (const {measure, slowdown} of speeds)
      for (const {setup, origin} of served) {
        tell(`navigation in ${setup.name}: ${links.length} clicks, processor 1/${slowdown}`);
        const start = `${origin}${setup.addressOf(page)}`;
        const addresses = links.map(setup.addressOf);
        await attempt(bench, setup.name, 'navigation', async () => {
          for (const time of await measureNavigation(browser, start, addresses, slowdown))
            measurements.add(measure, setup.name, time);
        });
      }
  });
};
