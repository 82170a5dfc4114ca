import {existsSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {medianPage} from '../content/medianPage.ts';
import {readTwins} from '../content/twins.ts';
import type {Options, SectionName} from '../options.ts';
import {Measurements} from '../report/measurements.ts';
import {docusaurus} from '../sites/docusaurus.ts';
import {ourSite} from '../sites/ourSite.ts';
import type {Failure} from '../sites/siteBuilder.ts';
import {buildSite, builtFolder, describeBuild} from '../sites/siteBuilder.ts';
import type {SiteSetup} from '../sites/sites.ts';
import {benchFolder} from '../sites/sites.ts';
import {starlight} from '../sites/starlight.ts';
import {vitepress} from '../sites/vitepress.ts';
import type {Bench, BuiltSite} from './bench.ts';
import {attempt} from './bench.ts';

/** These open none of the sites, so a run of them alone builds none. */
const WITHOUT_SITES: readonly SectionName[] = ['template', 'upgrade-command'];

/** Builds our site, exports its content, and builds the peers from it; a peer that fails is left out and reported. */
export async function prepareSites(options: Options, tell: Bench['tell']): Promise<Bench> {
  const isNeeded = options.sections.some((name) => !WITHOUT_SITES.includes(name));
  if (isNeeded && !options.reuse)
    rmSync(join(benchFolder, 'built'), {recursive: true, force: true});
  const failures: Failure[] = [];
  const build: Bench['build'] = async (setup, edited) => {
    tell(describeBuild(setup, edited));
    const pages = setup === ourSite ? [] : readTwins(builtFolder('ours'));
    const built = await buildSite(setup, pages, edited);
    if ('lines' in built) {
      failures.push(built);
      tell(`FAILED: ${built.what}\n${built.lines}`);
      return undefined;
    }
    tell(`  ${built.seconds.toFixed(1)} s`);
    return built;
  };
  const shared = {options, measurements: new Measurements(), failures, build, tell};
  if (!isNeeded) return {...shared, sites: [], page: '', pageCount: 0};
  const sites: BuiltSite[] = [];
  for (const setup of [ourSite, starlight, vitepress, docusaurus]) {
    const folder = await buildFirst(setup, shared);
    if (folder !== undefined) sites.push({setup, folder});
    else if (setup === ourSite)
      throw new Error(`Our own site cannot be built:\n${failures[0]?.lines ?? ''}`);
  }
  const pages = readTwins(builtFolder('ours'));
  return {...shared, sites, page: medianPage(pages), pageCount: pages.length};
}

async function buildFirst(
  setup: SiteSetup,
  bench: Omit<Bench, 'sites' | 'page' | 'pageCount'>,
): Promise<string | undefined> {
  const kept = builtFolder(setup.name);
  if (bench.options.reuse && existsSync(kept) && existsSync(setup.folder)) return kept;
  let folder: string | undefined;
  await attempt(bench, setup.name, 'set-up', async () => {
    setup.prepare();
    const built = await bench.build(setup);
    if (built) bench.measurements.add('build.cold', setup.name, built.seconds);
    folder = built?.folder;
  });
  return folder;
}
