import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {Counts} from './test/countResults.ts';
import {countResults, withExitCode} from './test/countResults.ts';
import {runSteps, selectSteps} from './test/schedule.ts';
import type {TestStep} from './test/steps.ts';
import {stepSets} from './test/steps.ts';

/** Adds the slow steps when no step is named. */
const FULL = '--full';

/** Runs the named steps or sets with what they need, and ends with the line "N passed, N failed". */
async function runAll(args: readonly string[]): Promise<number> {
  const named = args.filter((arg) => arg !== FULL);
  const byDefault = args.includes(FULL) ? [] : ['quick', 'standard'];
  const steps = selectSteps(stepSets, named.length > 0 ? named : byDefault);
  mkdirSync('.cache', {recursive: true});
  const counts = await runSteps(steps, runAndReport);
  for (const [name, {failed}] of counts) if (failed > 0) console.info(`failed: ${name}`);
  const all = [...counts.values()];
  const failed = all.reduce((sum, count) => sum + count.failed, 0);
  console.info(`${all.reduce((sum, count) => sum + count.passed, 0)} passed, ${failed} failed`);
  return failed;
}

async function runAndReport(step: TestStep): Promise<Counts> {
  const started = performance.now();
  console.info(`.. ${step.name}: ${step.command.join(' ')}`);
  const {output, counts} = await run(step);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.info(
    `\n${output}== ${step.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)\n`,
  );
  return counts;
}

/** Runs one step. Output appears when the step ends, so that steps side by side stay readable; a step alone prints at once. */
async function run(step: TestStep): Promise<{output: string; counts: Counts}> {
  const {command, env, results, log, prepare, alone = false} = step;
  try {
    prepare?.();
    if (results) rmSync(results.file, {force: true});
    const [program, ...args] = command;
    const child = spawn(program, args, {
      stdio: alone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: {...process.env, ...env},
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    const status = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    });
    if (log !== undefined) writeFileSync(log, output);
    return {output, counts: readCounts(results, status)};
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {output: `${message}\n`, counts: {passed: 0, failed: 1}};
  }
}

function readCounts(results: TestStep['results'], status: number | null): Counts {
  if (!results) return status === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  if (!existsSync(results.file)) return {passed: 0, failed: 1};
  return withExitCode(countResults(readFileSync(results.file, 'utf8'), results.format), status);
}

runAll(process.argv.slice(2)).then(
  (failed) => {
    process.exitCode = failed === 0 ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
