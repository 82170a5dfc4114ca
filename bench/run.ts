import {writeFileSync} from 'node:fs';
import {runScript} from '../scripts/runScript.ts';
import {ensureBrowser} from '../scripts/test/browsers.ts';
import type {SectionName} from './options.ts';
import {readOptions} from './options.ts';
import {describeRun, today} from './report/describeRun.ts';
import {drawRatios} from './report/drawRatios.ts';
import {listRatios} from './report/listRatios.ts';
import {renderResults} from './report/renderResults.ts';
import {answers} from './sections/answers.ts';
import type {Bench, Section} from './sections/bench.ts';
import {attempt} from './sections/bench.ts';
import {build} from './sections/build.ts';
import {firstView} from './sections/firstView.ts';
import {navigation} from './sections/navigation.ts';
import {prepareSites} from './sections/prepareSites.ts';
import {purchases} from './sections/purchases.ts';
import {search} from './sections/search.ts';

const sections: Readonly<Record<SectionName, Section>> = {
  'first-view': firstView,
  navigation,
  build,
  search,
  answers,
  purchases,
};

const started = performance.now();

function tell(text: string): void {
  const seconds = Math.round((performance.now() - started) / 1000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  console.info(`[${time}] ${text}`);
}

/** Runs the sections in order and reports after each; one that fails is reported, and the others still run. */
async function runBench(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  // Before the builds, which take minutes, rather than after them.
  ensureBrowser();
  const bench = await prepareSites(options, tell);
  for (const name of options.sections) {
    tell(`== ${name}`);
    await attempt(bench, `section ${name}`, () => sections[name](bench));
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
