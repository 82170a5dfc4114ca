import {spawn} from 'node:child_process';
import {stripVTControlCharacters} from 'node:util';

/** What a command did and how long it took. */
export type CommandOutcome = {
  readonly passed: boolean;
  readonly output: string;
  readonly seconds: number;
};

/** Runs a command in its own process group; one that takes longer than the limit is ended and has failed. */
export async function runCommand(
  [program, ...args]: readonly [string, ...string[]],
  {cwd, env, limitMs}: {cwd: string; env: NodeJS.ProcessEnv; limitMs: number},
): Promise<CommandOutcome> {
  const started = performance.now();
  const child = spawn(program, args, {cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe']});
  const {pid} = child;
  let output = '';
  const listen = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const limit = setTimeout(() => {
    output += `\nEnded after ${limitMs / 1000} s, the limit of the measure.`;
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  }, limitMs);
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(null);
    });
    child.once('close', resolve);
  });
  clearTimeout(limit);
  return {passed: status === 0, output, seconds: (performance.now() - started) / 1000};
}

/** Returns the end of an output, where a failed command says why; where this repository lies is nobody's business. */
export function lastLines(output: string, count = 12): string {
  return stripVTControlCharacters(output)
    .replaceAll(process.cwd(), '.')
    .split('\n')
    .map((line) => line.trimEnd().slice(0, 200))
    .filter((line) => line !== '')
    .slice(-count)
    .join('\n');
}
