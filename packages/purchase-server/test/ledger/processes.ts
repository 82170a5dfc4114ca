import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';
import type {ClientTask} from './client.ts';

export type Client = ReturnType<typeof startClient>;

/** A process of its own that works on a ledger. */
export function startClient(task: ClientTask) {
  const file = fileURLToPath(new URL('client.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', file, JSON.stringify(task)]);
  const lines = createInterface(child.stdout);
  const answered: string[] = [];
  lines.on('line', (id) => answered.push(id));
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += text.toString();
  });
  const closed = once(child, 'close');
  return {
    /** The ids that were answered so far. */
    answered,
    /** What it said on its way to an end with an error; empty when all went well, or when it was killed. */
    ended: closed.then(([code]) =>
      code === 0 || child.killed ? '' : `It ended with ${code}: ${said}`,
    ),
    /** As a crash ends it: nothing is finished. */
    kill: () => void child.kill('SIGKILL'),
    /** Resolves when so many were answered, or the process has ended. */
    async reached(count: number): Promise<void> {
      while (answered.length < count && child.exitCode === null)
        await Promise.race([once(lines, 'line'), closed]);
    },
  };
}
