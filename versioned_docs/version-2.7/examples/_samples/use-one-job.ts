import {useCallback, useRef, useState} from 'react';
import {ErrorCode} from 'expo-iap';

/** Runs one job of the user at a time, so that two taps open one payment sheet. */
export function useOneJob(failed: (error: unknown) => void) {
  const running = useRef<symbol | undefined>(undefined);
  const [busy, setBusy] = useState(false);

  const end = useCallback((job: symbol | undefined) => {
    if (!job || running.current !== job) return;
    running.current = undefined;
    setBusy(false);
  }, []);

  /** `isRunning` tells the work whether the user still waits for it. */
  const start = async (work: (isRunning: () => boolean) => Promise<void>) => {
    if (running.current) return;
    const job = Symbol('job');
    running.current = job;
    setBusy(true);
    try {
      await work(() => running.current === job);
    } catch (error) {
      if (running.current === job) failed(error);
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

/** What the user reads when a job failed: a request can be charged all the same. */
export function messageFor(error: unknown): string {
  const waits = codeOf(error) === ErrorCode.E_DEFERRED_PAYMENT;
  return waits
    ? 'Your purchase waits for approval.'
    : "That didn't work. If you paid, you get it later.";
}

export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
