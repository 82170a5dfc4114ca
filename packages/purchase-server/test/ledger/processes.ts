import {spawn} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import type {ClientTask} from './client.ts';

export type Client = ReturnType<typeof startClient>;

/** A process of its own that works on a ledger. */
export function startClient(task: ClientTask) {
  const file = fileURLToPath(new URL('client.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', file, JSON.stringify(task)]);
  const answered: string[] = [];
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const one of waiting) one();
  };
  let rest = '';
  let said = '';
  let isKilled = false;
  child.stdout.on('data', (text: Buffer) => {
    const lines = `${rest}${text.toString()}`.split('\n');
    rest = lines.pop() ?? '';
    answered.push(...lines);
    wake();
  });
  child.stderr.on('data', (text: Buffer) => {
    said += text.toString();
  });
  let isOver = false;
  const ended = new Promise<string>((resolve) => {
    child.once('close', (code) => {
      isOver = true;
      wake();
      resolve(code === 0 || isKilled ? '' : `It ended with ${code}: ${said}`);
    });
  });
  return {
    /** The ids that were answered so far. */
    answered,
    /** What it said on its way to an end with an error; empty when all went well, or when it was killed. */
    ended,
    /** As a crash ends it: nothing is finished. */
    kill() {
      isKilled = true;
      child.kill('SIGKILL');
    },
    /** Resolves when so many were answered, or the process has ended. */
    reached: (count: number) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (answered.length < count && !isOver) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
  };
}
