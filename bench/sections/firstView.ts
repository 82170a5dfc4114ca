import {measureView} from '../measure/measureView.ts';
import {attempt} from './bench.ts';
import type {Section} from './bench.ts';
import {withServers} from './withServers.ts';

/** Opens the median docs page of every site on a slow phone, the sites in turns so that noise hits all alike. */
export const firstView: Section = async (bench) => {
  const {options, pages, measurements, tell} = bench;
  await withServers(bench, async (served, browser) => {
    for (let run = 1; run <= options.runs; run += 1) {
      tell(`first view of ${pages.median}: run ${run} of ${options.runs}`);
      for (const {setup, origin} of served)
        await attempt(bench, setup.name, 'first view', async () => {
          const figures = await measureView(browser, `${origin}${setup.addressOf(pages.median)}`);
          for (const [measure, value] of Object.entries(figures))
            measurements.add(measure, setup.name, value);
        });
    }
  });
};
