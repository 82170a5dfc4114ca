import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {Counts} from './test/countResults.ts';
import {countResults, withExitCode} from './test/countResults.ts';
import type {Step} from './test/steps.ts';
import {steps} from './test/steps.ts';

/** Runs the steps too that depend on the machine, such as pictures of pages in the fonts of the system. */
const FULL = '--full';

/** Runs every step, or those named on the command line, and ends with the line "N passed, N failed". */
function runAll(args: readonly string[]): number {
  const wanted = args.filter((name) => name !== FULL);
  mkdirSync('.cache', {recursive: true});
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(
      `No step "${unknown.join('", "')}". Steps: ${steps.map(({name}) => name).join(', ')}.`,
    );
  const counts = new Map<string, Counts>();
  for (const step of steps) {
    const isAsked = wanted.length === 0 ? !step.onlyInFull : wanted.includes(step.name);
    if (!isAsked && !args.includes(FULL)) continue;
    const started = performance.now();
    const result =
      (counts.get(step.needs ?? '')?.failed ?? 0) > 0 ? {passed: 0, failed: 1} : run(step);
    counts.set(step.name, result);
    console.info(
      `== ${step.name}: ${result.passed} passed, ${result.failed} failed (${Math.round((performance.now() - started) / 1000)} s)\n`,
    );
  }
  const all = [...counts.values()];
  const failed = all.reduce((sum, count) => sum + count.failed, 0);
  for (const [name, count] of counts) if (count.failed > 0) console.info(`failed: ${name}`);
  console.info(`${all.reduce((sum, count) => sum + count.passed, 0)} passed, ${failed} failed`);
  return failed;
}

function run({name, command, env, results, log, prepare}: Step): Counts {
  console.info(`== ${name}: ${command.join(' ')}`);
  try {
    prepare?.();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return {passed: 0, failed: 1};
  }
  if (results) rmSync(results.file, {force: true});
  const [program, ...args] = command;
  const {status, stdout, stderr} = spawnSync(program, args, {
    stdio: log ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: {...process.env, ...env},
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (log) {
    writeFileSync(log, `${stdout}\n${stderr}`);
    process.stdout.write(`${stdout}\n${stderr}`);
  }
  if (!results) return status === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  if (!existsSync(results.file)) return {passed: 0, failed: 1};
  return withExitCode(countResults(readFileSync(results.file, 'utf8'), results.format), status);
}

process.exitCode = runAll(process.argv.slice(2)) === 0 ? 0 : 1;
