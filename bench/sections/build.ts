import type {Section} from './bench.ts';
import {keepBuild} from './keepBuild.ts';

/** Builds every site again, cold when that was not done in this run, then warm. */
export const build: Section = async (bench) => {
  const {sites, measurements} = bench;
  for (const {setup} of sites) {
    if (measurements.series('build.cold', setup.name).length === 0) {
      const cold = await bench.build(setup, 'real', true);
      if (cold) keepBuild(measurements, 'build.cold', setup.name, cold);
    }
    const warm = await bench.build(setup, 'real', false);
    if (warm) keepBuild(measurements, 'build.warm', setup.name, warm);
  }
};
