import {spawn} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';

const SAMPLE_MS = 200;

/** What a command did and what it cost. */
export type CommandOutcome = {
  readonly passed: boolean;
  readonly output: string;
  readonly seconds: number;
  /** Most memory that the command and its children held together; 0 where the system does not tell. */
  readonly peakBytes: number;
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
  let peakBytes = 0;
  const listen = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  let before: Memory = new Map();
  const sampling = setInterval(() => {
    if (pid === undefined) return;
    const now = groupMemory(pid);
    peakBytes = Math.max(peakBytes, settledBytes(now, before));
    before = now;
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

/** The resident bytes of processes by their ids. */
type Memory = ReadonlyMap<string, number>;

/** Reads the memory of all processes of a group; nothing where the system does not tell. */
function groupMemory(group: number): Memory {
  const ids = listProcesses().filter((id) => groupOf(readQuietly(`/proc/${id}/stat`)) === group);
  return new Map(ids.map((id) => [id, residentBytes(readQuietly(`/proc/${id}/status`))]));
}

/**
 * Adds up the memory of the processes that were there one sample before: a new one looks as large as its parent until it
 * is its own program.
 */
export function settledBytes(now: Memory, before: Memory): number {
  return [...now].reduce((sum, [id, bytes]) => (before.has(id) ? sum + bytes : sum), 0);
}

/** Reads the process group from a line of `/proc/<id>/stat`; the name in it may contain spaces and brackets. */
export function groupOf(stat: string): number {
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
}

/** Reads the resident bytes from `/proc/<id>/status`. */
export function residentBytes(status: string): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

function listProcesses(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** A process may end between being listed and being read. */
function readQuietly(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
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
