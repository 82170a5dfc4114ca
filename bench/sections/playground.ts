import {measurePress} from '../measure/measurePress.ts';
import type {Section} from './bench.ts';
import {attempt} from './bench.ts';
import {withServers} from './withServers.ts';

const EXAMPLE = '/docs/examples/basic-store';

/** Starts a sample on a desktop: the files come from the same machine, so what is measured is the work after a press. */
export const playground: Section = async (bench) => {
  const {options, measurements, tell} = bench;
  await withServers(bench, async (served, browser) => {
    const ours = served.find(({setup}) => setup.name === 'ours');
    if (ours === undefined) return;
    for (let run = 1; run <= options.runs; run += 1) {
      tell(`playground: run ${run} of ${options.runs}`);
      await attempt(bench, 'ours', 'press on "Try it"', async () => {
        const press = await measurePress(browser, ours.origin + EXAMPLE);
        measurements.add('playground.firstPress', 'ours', press);
      });
    }
  });
};
