import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import * as v from 'valibot';
import {readResults, RESULTS_FOLDER} from './test/results.ts';

const script = v.object({
  command: v.optional(v.string()),
  dependencies: v.optional(v.array(v.string()), []),
});
const {wireit} = v.parse(
  v.object({wireit: v.record(v.string(), script)}),
  JSON.parse(readFileSync('package.json', 'utf8')),
);

/** The steps that a name of the section `wireit` stands for: itself, and what it depends on. */
function stepsOf(name: string): string[] {
  const {command, dependencies = []} = wireit[name] ?? {};
  return [...new Set([...dependencies.flatMap(stepsOf), ...(command ? [name] : [])])];
}

/** Runs a step or a set of steps, and ends with what failed, what was flaky, and the line "N passed, N failed". */
function runTests(name: string): number {
  if (!(name in wireit)) {
    const known = Object.keys(wireit).join(', ');
    console.error(`Unknown step or set "${name}". Use one of: ${known}.`);
    return 2;
  }
  rmSync(RESULTS_FOLDER, {recursive: true, force: true});
  // Wireit reads which script to run from these two, as npm and `node --run` set them.
  const {status} = spawnSync(resolve('node_modules/.bin/wireit'), {
    stdio: 'inherit',
    env: {
      WIREIT_FAILURES: 'continue',
      WIREIT_PARALLEL: '2',
      ...process.env,
      npm_lifecycle_event: name,
      npm_package_json: resolve('package.json'),
    },
  });
  const results = stepsOf(name).map((step) => {
    const found = readResults(join(RESULTS_FOLDER, step));
    return {step, passed: 0, failures: ['did not run'], flakes: [], seconds: 0, ...found};
  });
  for (const {step, failures} of results)
    if (failures.length > 0) console.info([`failed: ${step}`, ...failures].join('\n'));
  for (const {step, flakes} of results)
    for (const flake of flakes) console.info(`flake: ${step}: ${flake}`);
  console.info(`seconds: ${results.map(({step, seconds}) => `${step} ${seconds}`).join(', ')}`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, {failures}) => sum + failures.length, 0);
  // What ends with an error and names nothing has failed all the same.
  const unnamed = status !== 0 && failed === 0 ? 1 : 0;
  console.info(`${passed} passed, ${failed + unnamed} failed`);
  return failed + unnamed;
}

process.exitCode = runTests(process.argv[2] ?? 'all') === 0 ? 0 : 1;
