import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** Runs a command, keeps what it says, and returns the seconds it took; one of ten minutes is ended and has failed. */
export function runCommand(
  [program, ...args]: readonly [string, ...string[]],
  cwd: string,
  log: string,
  env?: Readonly<Record<string, string>>,
): number {
  const started = performance.now();
  const {status, stdout, stderr, error} = spawnSync(program, args, {
    cwd,
    env: {...process.env, ...env},
    encoding: 'utf8',
    timeout: 600_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  const seconds = (performance.now() - started) / 1000;
  const output = [stdout, stderr, error?.message ?? ''].join('\n');
  mkdirSync(dirname(log), {recursive: true});
  writeFileSync(log, output);
  if (status === 0) return seconds;
  throw new Error(`${program} ${args.join(' ')}:\n${lastLines(output)}`);
}

/** Returns the end of an output, where a failed command says why. */
function lastLines(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n');
  return lines
    .map((line) => line.trimEnd().slice(0, 200))
    .filter((line) => line !== '')
    .slice(-12)
    .join('\n');
}
