import {spawnSync} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {addResults, readResults, RESULTS_FILE, RESULTS_FOLDER} from './results.ts';

/** More room for what lives short: parsers fill the usual 16 MB so often that a fourth of the check went into collecting. */
const NODE_OPTIONS = [process.env['NODE_OPTIONS'], '--max-semi-space-size=64'];

/**
 * Runs the commands of a step one after the other, also behind one that failed, and writes what they found. A command that
 * tells nothing itself, such as a compiler, is one test.
 */
function runStep(name: string, commands: readonly string[]): boolean {
  const started = performance.now();
  const file = join(RESULTS_FOLDER, name);
  mkdirSync(RESULTS_FOLDER, {recursive: true});
  rmSync(file, {force: true});
  const ok = commands.map((command) => runCommand(command, file)).every(Boolean);
  const seconds = Math.round((performance.now() - started) / 1000);
  addResults({passed: 0, failures: [], flakes: [], seconds}, file);
  return ok;
}

function runCommand(command: string, file: string): boolean {
  const before = readResults(file);
  const {status} = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: {
      ...process.env,
      [RESULTS_FILE]: file,
      NODE_OPTIONS: NODE_OPTIONS.filter(Boolean).join(' '),
    },
  });
  const after = readResults(file);
  const told = after !== undefined && after.count > (before?.count ?? 0);
  const named = told && after.failures.length > (before?.failures.length ?? 0);
  if (!told && status === 0) addResults({passed: 1, failures: [], flakes: []}, file);
  if (status !== 0 && !named) addResults({passed: 0, failures: [command], flakes: []}, file);
  return status === 0;
}

const [name = '', ...commands] = process.argv.slice(2);
process.exitCode = runStep(name, commands) ? 0 : 1;
