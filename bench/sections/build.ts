import {listCompressible, writeCompressed} from '../../scripts/prepare-nginx/compress.ts';
import {countUncompressed} from '../measure/countUncompressed.ts';
import {buildRuns} from '../options.ts';
import type {Measurements} from '../report/measurements.ts';
import type {Built} from '../sites/siteBuilder.ts';
import type {SiteName} from '../sites/sites.ts';
import {attempt} from './bench.ts';
import type {Bench, Section} from './bench.ts';

/** Builds the sites in turns: cold, which preparing them may have done before, then with caches and one edited page. */
export const build: Section = async (bench) => {
  const {sites, measurements, options, tell} = bench;
  const runs = buildRuns(options);
  for (let run = 1; run <= runs; run += 1) {
    tell(`builds: run ${run} of ${runs}`);
    for (const {setup} of sites) {
      // Also for the warm one: after an earlier edit the same page would not be compiled again.
      if (measurements.series('build.cold', setup.name).length < run) {
        const cold = await bench.build(setup, 'real', {cold: true});
        if (cold) keepBuild(measurements, 'build.cold', setup.name, cold);
      }
      const warm = await bench.build(setup, 'real', {cold: false, edited: bench.pages.median});
      if (warm) keepBuild(measurements, 'build.warm', setup.name, warm);
    }
  }
};

/** Keeps time and memory of a build; memory is missing where the system does not tell it. */
export function keepBuild(
  measurements: Measurements,
  measure: string,
  site: SiteName,
  {seconds, peakBytes}: Built,
): void {
  measurements.add(measure, site, seconds);
  if (peakBytes > 0) measurements.add(`${measure}.memory`, site, peakBytes);
}

/** Writes the compressed copies of our build, as `scripts/prepare-nginx.ts` does for a server; the peers write none. */
export async function compressOurs(bench: Bench): Promise<void> {
  const folder = bench.sites.find(({setup}) => setup.name === 'ours')?.folder;
  if (folder === undefined) return;
  await attempt(bench, 'ours', 'compressed copies', async () => {
    const started = performance.now();
    await writeCompressed(listCompressible(folder));
    bench.measurements.add('build.compress', 'ours', (performance.now() - started) / 1000);
    bench.measurements.add('bytes.uncompressed', 'ours', countUncompressed(folder));
  });
}
