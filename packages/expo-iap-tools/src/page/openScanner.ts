import type {Release} from '../scan/library/release.ts';
import type {Crash, ScanAnswer, ScanTask, WorkerMessage} from './scanTask.ts';

/** A worker that reads code, one task after another. */
export type Scanner = {
  /** Fails when the worker or the releases do not load. */
  readonly scan: (task: ScanTask) => Promise<ScanAnswer | Crash>;
  readonly close: () => void;
};

/** Says whether the browser has workers: some settings and embedded browsers take them away. */
export const hasWorkers = (): boolean => 'Worker' in globalThis;

/** Starts a worker, which loads while the releases do: it gets them first, and once for all tasks. */
export function openScanner(releases: Promise<readonly Release[]>): Scanner {
  if (!hasWorkers())
    return {scan: () => Promise.reject(new Error('No workers.')), close: () => undefined};
  const worker = new Worker(new URL('./scan.worker.ts', import.meta.url));
  const tell = (message: WorkerMessage): void => worker.postMessage(message);
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = () => reject(new Error('The worker that reads code failed.'));
  });
  const ready = releases.then((known) => tell({releases: known}));
  // A scanner that nobody has asked yet may fail without a word.
  for (const outcome of [failed, ready]) outcome.catch(() => undefined);
  return {
    scan: async (task) => {
      const answer = new Promise<ScanAnswer | Crash>((resolve) => {
        worker.onmessage = ({data}: MessageEvent<ScanAnswer | Crash>) => resolve(data);
      });
      await Promise.race([ready, failed]);
      tell(task);
      return Promise.race([answer, failed]);
    },
    close: () => worker.terminate(),
  };
}
