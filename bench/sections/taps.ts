import {controls} from '../measure/controls.ts';
import {tapAtOnce, tapWhenIdle} from '../measure/measureTaps.ts';
import {attempt} from './bench.ts';
import type {Section} from './bench.ts';
import {withServers} from './withServers.ts';

/** Taps the controls of our pages on a slow phone: as soon as they are there, and when nothing is left to do. */
export const taps: Section = async (bench) => {
  const {options, measurements, tell} = bench;
  await withServers(bench, async (served, browser) => {
    const origin = served.find(({setup}) => setup.name === 'ours')?.origin;
    if (origin === undefined) return;
    for (let run = 1; run <= options.runs; run += 1) {
      tell(`taps: run ${run} of ${options.runs}`);
      for (const control of controls)
        await attempt(bench, 'ours', `tap on ${control}`, async () => {
          const time = await tapAtOnce(browser, origin, control);
          measurements.add(`taps.${control}.atOnce`, 'ours', time);
        });
      await attempt(bench, 'ours', 'taps in an idle page', async () => {
        for (const [control, time] of await tapWhenIdle(browser, origin))
          measurements.add(`taps.${control}.idle`, 'ours', time);
      });
    }
  });
};
