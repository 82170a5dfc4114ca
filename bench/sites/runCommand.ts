import {spawnSync} from 'node:child_process';
import {stripVTControlCharacters} from 'node:util';

/** What a command did and how long it took. */
export type CommandOutcome = {
  readonly passed: boolean;
  readonly output: string;
  readonly seconds: number;
};

const LIMIT_MS = 600_000;

/** Runs a command and measures it; one that takes ten minutes is ended and has failed. */
export function runCommand(
  [program, ...args]: readonly [string, ...string[]],
  cwd: string,
  env: NodeJS.ProcessEnv,
): CommandOutcome {
  const started = performance.now();
  const {status, stdout, stderr, error} = spawnSync(program, args, {
    cwd,
    env,
    encoding: 'utf8',
    timeout: LIMIT_MS,
    maxBuffer: 64 * 1024 * 1024,
  });
  const seconds = (performance.now() - started) / 1000;
  return {passed: status === 0, output: [stdout, stderr, error?.message ?? ''].join('\n'), seconds};
}

/** Returns the end of an output, where a failed command says why; where this repository lies is nobody's business. */
export function lastLines(output: string): string {
  return stripVTControlCharacters(output)
    .replaceAll(process.cwd(), '.')
    .split('\n')
    .map((line) => line.trimEnd().slice(0, 200))
    .filter((line) => line !== '')
    .slice(-12)
    .join('\n');
}
