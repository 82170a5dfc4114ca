import {buildRuns} from '../options.ts';
import type {Section} from './bench.ts';

/** Builds the sites in turns: cold, which preparing them may have done before, then with caches and one edited page. */
export const build: Section = async (bench) => {
  const {sites, measurements, options, tell} = bench;
  const runs = buildRuns(options);
  for (let run = 1; run <= runs; run += 1) {
    tell(`builds: run ${run} of ${runs}`);
    for (const {setup} of sites) {
      // Also for the warm one: after an earlier edit the same page would not be compiled again.
      if (measurements.series('build.cold', setup.name).length < run) {
        const cold = await bench.build(setup);
        if (cold) measurements.add('build.cold', setup.name, cold.seconds);
      }
      const warm = await bench.build(setup, bench.page);
      if (warm) measurements.add('build.warm', setup.name, warm.seconds);
    }
  }
};
