import {existsSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {medianPage, readTwins} from '../content/twins.ts';
import type {Options} from '../options.ts';
import {Measurements} from '../report/measurements.ts';
import {ourSite} from '../sites/ourSite.ts';
import {docusaurus, starlight, vitepress} from '../sites/peers.ts';
import {buildSite, builtFolder} from '../sites/siteBuilder.ts';
import {benchFolder, type SiteSetup} from '../sites/sites.ts';
import type {Bench} from './bench.ts';
import {attempt} from './bench.ts';

/** Builds our site, exports its content, and builds the peers from it; a peer that fails is left out and reported. */
export async function prepareSites(options: Options, tell: Bench['tell']): Promise<Bench> {
  if (!options.reuse) rmSync(join(benchFolder, 'built'), {recursive: true, force: true});
  const failures: Bench['failures'] = [];
  const measurements = new Measurements();
  const sites: SiteSetup[] = [];
  for (const setup of [ourSite, starlight, vitepress, docusaurus]) {
    if (options.reuse && existsSync(builtFolder(setup.name)) && existsSync(setup.folder))
      sites.push(setup);
    else
      await attempt({failures, tell}, `cold build of ${setup.name}`, () => {
        setup.prepare();
        measurements.add('build.cold', setup.name, buildSite(setup, tell));
        sites.push(setup);
      });
    if (sites.length === 0) throw new Error('Our own site cannot be built.');
  }
  const pages = readTwins(builtFolder('ours'));
  const page = medianPage(pages);
  return {options, measurements, failures, sites, tell, page, pageCount: pages.length};
}
