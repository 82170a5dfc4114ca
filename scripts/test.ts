import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {Counts} from './test/countResults.ts';
import {countResults, withExitCode} from './test/countResults.ts';
import {nameFailure, nameFailures} from './test/failures.ts';
import {readTestArguments} from './test/readTestArguments.ts';
import {runSteps, selectSteps} from './test/schedule.ts';
import type {TestStep} from './test/steps.ts';
import {commandOf, stepSets, withArguments} from './test/steps.ts';
import {openTested} from './test/tested.ts';

/** What a step printed and found. */
type Outcome = {
  readonly output: string;
  readonly seconds: number;
  readonly counts: Counts;
  readonly failures: readonly string[];
};

const FAILED: Counts = {passed: 0, failed: 1};

/** Runs the named steps or sets with what they need, and ends with what failed and the line "N passed, N failed". */
async function runAll(args: readonly string[]): Promise<number> {
  const {named, full, all, built, more} = readTestArguments(args);
  const byDefault = full ? [] : ['quick', 'standard'];
  const selected = selectSteps(stepSets, named.length > 0 ? named : byDefault, built);
  mkdirSync('.cache', {recursive: true});
  const tested = openTested();
  const steps = selected
    .flatMap((step) => tested.choose(step, all || named.includes(step.name)))
    .map((step) => (named.includes(step.name) ? withArguments(step, more) : step));
  const found = new Map<string, readonly string[]>();
  const took: string[] = [];
  const counts = await runSteps(steps, async (step) => {
    const outcome = await runAndReport(step);
    found.set(step.name, outcome.failures);
    took.push(`${step.name} ${outcome.seconds}`);
    if (outcome.counts.failed === 0 && more.length === 0) tested.passed(step);
    return outcome.counts;
  });
  for (const [name, {failed}] of counts)
    if (failed > 0) console.info([`failed: ${name}`, ...(found.get(name) ?? [])].join('\n'));
  console.info(`seconds: ${took.join(', ')}`);
  const results = [...counts.values()];
  const failed = results.reduce((sum, count) => sum + count.failed, 0);
  console.info(`${results.reduce((sum, count) => sum + count.passed, 0)} passed, ${failed} failed`);
  return failed;
}

async function runAndReport(step: TestStep): Promise<Outcome> {
  const started = performance.now();
  console.info(`.. ${step.name}: ${commandOf(step).join(' ')}`);
  const found = await run(step);
  const seconds = Math.round((performance.now() - started) / 1000);
  const {output, counts} = found;
  console.info(
    `\n${output}== ${step.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)\n`,
  );
  return {...found, seconds};
}

/** More room for what lives short: parsers fill the usual 16 MB so often that a fourth of the check went into collecting. */
function nodeOptions(): string {
  return [process.env['NODE_OPTIONS'], '--max-semi-space-size=64'].filter(Boolean).join(' ');
}

/** Runs one step. Output appears when the step ends, so that steps side by side stay readable; a step alone prints at once. */
async function run(step: TestStep): Promise<Omit<Outcome, 'seconds'>> {
  const {env, results, log, prepare, alone = false} = step;
  try {
    prepare?.();
    if (results) rmSync(results.file, {force: true});
    const [program, ...args] = commandOf(step);
    const child = spawn(program, args, {
      stdio: alone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: {...process.env, ...env, NODE_OPTIONS: nodeOptions()},
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    const status = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    });
    if (log !== undefined) writeFileSync(log, output);
    return {output, ...readResults(step, status, output)};
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {output: `${message}\n`, counts: FAILED, failures: [message]};
  }
}

/** Counts what passed and failed, and names what failed; a command without results is one test. */
function readResults(
  {results, command}: TestStep,
  status: number | null,
  output: string,
): Omit<Outcome, 'output' | 'seconds'> {
  const whole = (): readonly string[] => [nameFailure(command.join(' '), [output])];
  if (!results && status === 0) return {counts: {passed: 1, failed: 0}, failures: []};
  if (!results || !existsSync(results.file)) return {counts: FAILED, failures: whole()};
  const json = readFileSync(results.file, 'utf8');
  const counts = withExitCode(countResults(json, results.format), status);
  const failures = nameFailures(json, results.format);
  return {counts, failures: counts.failed > 0 && failures.length === 0 ? whole() : failures};
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
