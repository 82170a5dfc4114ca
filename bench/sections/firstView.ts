import {measureView} from '../measure/measureView.ts';
import type {Section} from './bench.ts';
import {attempt} from './bench.ts';
import {repeatUntilSteady} from './repeatUntilSteady.ts';
import {withServers} from './withServers.ts';

/** Opens the median docs page of every site on a slow phone, the sites in turns so that noise hits all alike. */
export const firstView: Section = async (bench) => {
  const {page, measurements} = bench;
  await withServers(bench, async (served, browser) => {
    await repeatUntilSteady(bench, `first view of ${page}`, ['view.lcp'], async () => {
      for (const {setup, origin} of served)
        await attempt(bench, setup.name, 'first view', async () => {
          const figures = await measureView(browser, `${origin}${setup.addressOf(page)}`);
          for (const [measure, value] of Object.entries(figures))
            measurements.add(measure, setup.name, value);
        });
    });
  });
};
