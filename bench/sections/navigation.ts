import {listLinks} from '../content/sidebar.ts';
import {measureNavigation} from '../measure/measureNavigation.ts';
import type {Section} from './bench.ts';
import {attempt} from './bench.ts';
import {withServers} from './withServers.ts';

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
