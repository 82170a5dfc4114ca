import {writeFileSync} from 'node:fs';
import {runScript} from '../scripts/runScript.ts';
import {ensureBrowser} from '../scripts/test/browsers.ts';
import {readOptions} from './options.ts';
import {describeRun, today} from './report/describeRun.ts';
import {drawRatios, listRatios} from './report/drawRatios.ts';
import {renderResults} from './report/renderResults.ts';
import {answers} from './sections/answers.ts';
import type {Bench, Section} from './sections/bench.ts';
import {attempt} from './sections/bench.ts';
import {build} from './sections/build.ts';
import {firstView, navigation} from './sections/pages.ts';
import {prepareSites} from './sections/prepareSites.ts';
import {purchases} from './sections/purchases.ts';
import {search} from './sections/search.ts';

/** Parts of the bench, in the order in which they run. */
const sections: Readonly<Record<string, Section>> = {
  'first-view': firstView,
  navigation,
  build,
  search,
  answers,
  purchases,
};

function tell(text: string): void {
  console.info(`[${(performance.now() / 1000).toFixed(0)} s] ${text}`);
}

/** Runs the sections in order and reports after each; one that fails is reported, and the others still run. */
async function runBench(args: string[]): Promise<void> {
  const options = readOptions(args, Object.keys(sections));
  // Before the builds, which take minutes, rather than after them.
  ensureBrowser();
  const bench = await prepareSites(options, tell);
  for (const name of options.sections) {
    tell(`== ${name}`);
    await attempt(bench, `section ${name}`, () => sections[name]?.(bench));
    // Whoever ends a run early keeps what it has measured.
    writeReport(bench);
  }
  tell('bench/RESULTS.md and bench/ratios.svg are written.');
  if (bench.failures.length > 0) process.exitCode = 1;
}

function writeReport(bench: Bench): void {
  const {measurements, failures} = bench;
  const results = renderResults(measurements, failures, describeRun(bench));
  // Messages of failures may name files by where the project lies on this machine.
  writeFileSync('bench/RESULTS.md', results.replaceAll(process.cwd(), '.'));
  writeFileSync('bench/ratios.svg', drawRatios(listRatios(measurements), today()));
}

void runScript(() => runBench(process.argv.slice(2)));
