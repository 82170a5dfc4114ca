import type {ChildProcess} from 'node:child_process';
import {stripVTControlCharacters} from 'node:util';

/** Waits until a process has printed something since its start, or fails with all it printed when it ends without. */
export type Told = (pattern: RegExp) => Promise<RegExpExecArray>;

/** Reads along what a process prints. */
export function watchOutput(child: ChildProcess): Told {
  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += stripVTControlCharacters(chunk.toString('utf8'));
      for (const listener of listeners) listener();
    });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return (pattern) =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = pattern.exec(text);
        if (!found) return;
        listeners.delete(look);
        resolve(found);
      };
      listeners.add(look);
      look();
      void ended.then(() => reject(new Error(`The process ended without ${pattern}:\n${text}`)));
    });
}
