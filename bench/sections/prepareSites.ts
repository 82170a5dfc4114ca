import {existsSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {choosePages} from '../content/choosePages.ts';
import type {Corpus, CorpusName} from '../content/corpus.ts';
import {makeCorpus} from '../content/corpus.ts';
import {readTwins} from '../content/readTwins.ts';
import type {Options} from '../options.ts';
import {Measurements} from '../report/measurements.ts';
import {benchFolder} from '../sites/benchFolder.ts';
import {docusaurus} from '../sites/docusaurus.ts';
import {ourSite} from '../sites/ourSite.ts';
import type {Built, Failure} from '../sites/siteBuilder.ts';
import {buildSite, builtFolder} from '../sites/siteBuilder.ts';
import type {SiteSetup} from '../sites/siteTypes.ts';
import {starlight} from '../sites/starlight.ts';
import {vitepress} from '../sites/vitepress.ts';
import type {Bench, BuiltSite} from './bench.ts';

/** Builds our site, exports its content, and builds the peers from it; a peer that fails is left out and reported. */
export async function prepareSites(options: Options, tell: Bench['tell']): Promise<Bench> {
  const measurements = new Measurements();
  const failures: Failure[] = [];
  const corpora = new Map<CorpusName, Corpus>();
  if (!options.reuse) rmSync(join(benchFolder, 'built'), {recursive: true, force: true});
  const build: Bench['build'] = async (setup, name, cold) => {
    tell(`${cold ? 'cold' : 'warm'} build of ${setup.name}, ${name} corpus`);
    const built = await buildSite(setup, corpus(name), cold);
    if ('lines' in built) {
      failures.push(built);
      tell(`FAILED: ${built.what}\n${built.lines}`);
      return undefined;
    }
    tell(`  ${built.seconds.toFixed(1)} s, ${Math.round(built.peakBytes / 1e6)} MB`);
    return built;
  };
  const corpus: Bench['corpus'] = (name) => {
    const known = corpora.get(name);
    if (known) return known;
    // The first build of our site has no content to add: its own is the corpus.
    if (!existsSync(builtFolder('ours', 'real'))) return {name, real: [], synthetic: []};
    const made = makeCorpus(name, readTwins(builtFolder('ours', 'real')), options.factor);
    corpora.set(name, made);
    return made;
  };
  const sites: BuiltSite[] = [];
  for (const setup of [ourSite, starlight, vitepress, docusaurus]) {
    const folder = await firstBuild(setup);
    if (folder !== undefined) sites.push({setup, folder});
    else if (setup === ourSite)
      throw new Error(`Our own site cannot be built:\n${failures[0]?.lines ?? ''}`);
  }
  return {
    options,
    measurements,
    sites,
    failures,
    corpus,
    build,
    tell,
    pages: choosePages(corpus('real').real),
  };

  async function firstBuild(setup: SiteSetup): Promise<string | undefined> {
    const kept = builtFolder(setup.name, 'real');
    if (options.reuse && existsSync(kept) && existsSync(setup.folder)) return kept;
    try {
      setup.prepare();
    } catch (error) {
      const lines = error instanceof Error ? error.message : String(error);
      failures.push({site: setup.name, what: `set-up of ${setup.name}`, lines});
      tell(`FAILED: set-up of ${setup.name}\n${lines}`);
      return undefined;
    }
    const built = await build(setup, 'real', true);
    if (built) keepBuild(measurements, 'build.cold', setup.name, built);
    return built?.folder;
  }
}

/** Keeps time and memory of a build. */
export function keepBuild(
  measurements: Measurements,
  measure: string,
  site: SiteSetup['name'],
  {seconds, peakBytes}: Built,
): void {
  measurements.add(measure, site, seconds);
  if (peakBytes > 0) measurements.add(`${measure}.memory`, site, peakBytes);
}
