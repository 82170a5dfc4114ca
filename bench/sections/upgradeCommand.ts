import {execFileSync} from 'node:child_process';
import {measureCommand, measureCompiler, writeAppProject} from '../measure/measureCommand.ts';
import type {Section} from './bench.ts';
import {attempt} from './bench.ts';

/** Runs the upgrade command and the compiler over an app of 300 files, in turns. */
export const upgradeCommand: Section = async (bench) => {
  const {options, measurements, tell} = bench;
  execFileSync('npm', ['run', 'build:packages', 'upgrade-command'], {stdio: 'ignore'});
  const folder = writeAppProject();
  for (let run = 1; run <= options.runs; run += 1) {
    tell(`upgrade command: run ${run} of ${options.runs}`);
    await attempt(bench, 'ours', 'upgrade command', async () => {
      measurements.add('command.scan', 'ours', measureCommand(folder));
      measurements.add('command.tsc', 'ours', measureCompiler(folder));
    });
  }
};
