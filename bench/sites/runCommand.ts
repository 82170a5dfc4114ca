import {spawn} from 'node:child_process';
import {groupMemory} from './groupMemory.ts';

const SAMPLE_MS = 200;

/** What a command did and what it cost. */
export type CommandOutcome = {
  readonly passed: boolean;
  readonly output: string;
  readonly seconds: number;
  /** Most memory that the command and its children held together; 0 where the system does not tell. */
  readonly peakBytes: number;
};

/** Runs a command in a process group of its own; one that takes longer than the limit is ended and has failed. */
export async function runCommand(
  [program, ...args]: readonly [string, ...string[]],
  {cwd, env, limitMs}: {cwd: string; env: NodeJS.ProcessEnv; limitMs: number},
): Promise<CommandOutcome> {
  const started = performance.now();
  const child = spawn(program, args, {cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe']});
  const {pid} = child;
  let output = '';
  let peakBytes = 0;
  const listen = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const sampling = setInterval(() => {
    if (pid !== undefined) peakBytes = Math.max(peakBytes, groupMemory(pid));
  }, SAMPLE_MS);
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
  clearInterval(sampling);
  clearTimeout(limit);
  return {
    passed: status === 0,
    output,
    seconds: (performance.now() - started) / 1000,
    peakBytes,
  };
}
