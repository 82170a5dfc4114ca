import {MORE_PAGES} from '../content/corpus.ts';
import {countVisit} from '../measure/pageBytes.ts';
import type {Section} from './bench.ts';
import {keepBuild} from './build.ts';

/** Builds larger sites: 100 pages more for what a visitor pays, all docs many times for time and memory. */
export const growth: Section = async (bench) => {
  const {sites, pages, measurements} = bench;
  for (const {setup, folder} of sites) {
    if (setup.name === 'ours' || setup.name === 'docusaurus') {
      const more = await bench.build(setup, 'more', {cold: false});
      const address = setup.addressOf(pages.median);
      if (more)
        measurements.add(
          'growth.perPage',
          setup.name,
          (countVisit(more.folder, address) - countVisit(folder, address)) / MORE_PAGES,
        );
    }
    // No goal is held against its time at this size, and that is minutes.
    if (setup.name === 'vitepress') continue;
    const manifold = await bench.build(setup, 'manifold', {cold: true});
    if (manifold) keepBuild(measurements, 'growth.build', setup.name, manifold);
  }
};
