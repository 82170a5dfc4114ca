import {measureView} from '../measure/measureView.ts';
import type {Section} from './bench.ts';
import {attempt} from './bench.ts';
import {withServers} from './withServers.ts';

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
