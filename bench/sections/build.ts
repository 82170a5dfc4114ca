import {MOST_BUILDS} from '../options.ts';
import {buildSite} from '../sites/siteBuilder.ts';
import type {Section} from './bench.ts';
import {attempt} from './bench.ts';

/** Builds the sites in turns: cold, which preparing them may have done before, then with caches and one edited page. */
export const build: Section = async (bench) => {
  const {sites, measurements, options, page, tell} = bench;
  for (let run = 1; run <= Math.min(options.runs, MOST_BUILDS); run += 1)
    for (const setup of sites)
      await attempt(bench, `builds of ${setup.name}`, () => {
        // Also for the warm one: after an earlier edit the same page would not be compiled again.
        if (measurements.series('build.cold', setup.name).length < run)
          measurements.add('build.cold', setup.name, buildSite(setup, tell));
        measurements.add('build.warm', setup.name, buildSite(setup, tell, page));
      });
};
