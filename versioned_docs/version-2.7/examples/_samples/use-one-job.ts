import {useCallback, useRef, useState} from 'react';

/** Runs one job of the user at a time, so that two taps open one payment sheet. */
export function useOneJob(failed: (error: unknown) => void) {
  const running = useRef<symbol>(undefined);
  const [busy, setBusy] = useState(false);

  const end = useCallback((job: symbol | undefined) => {
    if (!job || running.current !== job) return;
    running.current = undefined;
    setBusy(false);
  }, []);

  const start = async (work: () => Promise<void>) => {
    if (running.current) return;
    const job = Symbol('job');
    running.current = job;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      failed(error);
    } finally {
      end(job);
    }
  };

  /** Ends the job that runs now once something else is done: its own promise may never settle. */
  const endAfter = useCallback(
    async (other: Promise<unknown>) => {
      const job = running.current;
      await other;
      end(job);
    },
    [end],
  );

  return {busy, start, endAfter};
}
