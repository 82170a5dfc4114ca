import {writeFileSync} from 'node:fs';
import {ensureBrowser} from '../scripts/test/installBrowser.ts';
import type {SectionName} from './options.ts';
import {readOptions} from './options.ts';
import {describeRun} from './report/describeRun.ts';
import {drawRatios} from './report/drawRatios.ts';
import {listRatios} from './report/listRatios.ts';
import {renderResults} from './report/renderResults.ts';
import type {Bench, Section} from './sections/bench.ts';
import {build} from './sections/build.ts';
import {devServer} from './sections/devServer.ts';
import {docsCommand} from './sections/docsCommand.ts';
import {engines} from './sections/engines.ts';
import {firstView} from './sections/firstView.ts';
import {navigation} from './sections/navigation.ts';
import {playground} from './sections/playground.ts';
import {prepareSites} from './sections/prepareSites.ts';
import {search} from './sections/search.ts';
import {template} from './sections/template.ts';
import {upgradeCommand} from './sections/upgradeCommand.ts';
import {upgradeScan} from './sections/upgradeScan.ts';

const sections: Readonly<Record<SectionName, Section>> = {
  'first-view': firstView,
  template,
  navigation,
  engines,
  playground,
  'upgrade-scan': upgradeScan,
  'upgrade-command': upgradeCommand,
  'docs-command': docsCommand,
  build,
  'dev-server': devServer,
  search,
};

const started = performance.now();

function tell(text: string): void {
  const seconds = Math.round((performance.now() - started) / 1000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  console.info(`[${time}] ${text}`);
}

/** Runs the sections in order and reports after each; one that fails is told and reported, and the others still run. */
async function runBench(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  // Before the builds, which take minutes, rather than after them.
  ensureBrowser();
  const bench = await prepareSites(options, tell);
  const faults: string[] = [];
  for (const name of options.sections) {
    tell(`== ${name}`);
    try {
      await sections[name](bench);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      faults.push(`Section ${name} stopped: ${reason.split('\n')[0]}`);
      tell(faults.at(-1) ?? '');
    }
    // Whoever ends a run early keeps what it has measured.
    writeReport(bench, faults);
  }
  tell('bench/RESULTS.md and bench/ratios.svg are written.');
  if (faults.length > 0 || bench.failures.length > 0) process.exitCode = 1;
}

function writeReport(bench: Bench, faults: readonly string[]): void {
  const {options, page, pageCount, measurements, failures} = bench;
  const circumstances = [...describeRun(options, page, pageCount), ...faults];
  const results = renderResults({measurements, failures, circumstances});
  // Messages of failures may name files by where the project lies on this machine.
  writeFileSync('bench/RESULTS.md', results.replaceAll(process.cwd(), '.'));
  writeFileSync('bench/ratios.svg', drawRatios(listRatios(measurements)));
}

runBench(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
