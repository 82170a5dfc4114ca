import {useCallback, useRef, useState} from 'react';
import {ErrorCode, isUserCancelledError} from 'expo-iap';

/** Runs one job of the user at a time, so that two taps open one payment sheet. */
export function useOneJob(failed: (error: unknown, about?: string) => void) {
  const running = useRef<symbol | undefined>(undefined);
  const [busy, setBusy] = useState(false);

  const end = useCallback((job: symbol | undefined) => {
    if (!job || running.current !== job) return;
    running.current = undefined;
    setBusy(false);
  }, []);

  /** `isRunning` tells whether the user still waits; `about` is the product. */
  const start = async (
    work: (isRunning: () => boolean) => Promise<void>,
    about?: string,
  ) => {
    if (running.current) return;
    const job = Symbol('job');
    running.current = job;
    setBusy(true);
    try {
      await work(() => running.current === job);
    } catch (error) {
      if (running.current === job) failed(error, about);
    } finally {
      end(job);
    }
  };

  /** Ends the current job once other work is done: its own promise may never settle. */
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

/** What the user reads; delivering a product removes what was said about it. */
export function useMessage() {
  const [told, setTold] = useState({text: '', about: ''});
  const tell = useCallback((text: string, about = '') => setTold({text, about}), []);

  /** Says how a job ended, unless something else was said meanwhile. */
  const conclude = useCallback((text: string, about = '') => {
    setTold((now) => (now.text === '' ? {text, about} : now));
  }, []);

  const delivered = useCallback((productId: string) => {
    setTold((now) => (now.about === productId ? {text: '', about: ''} : now));
  }, []);

  const failed = useCallback(
    (error: unknown, about?: string) => {
      console.warn('The store failed', error);
      if (!isUserCancelledError(error)) tell(messageFor(error), about);
    },
    [tell],
  );

  return {message: told.text, tell, conclude, delivered, failed};
}

/** What the user reads when a job failed: a request may be charged anyway. */
function messageFor(error: unknown): string {
  const waits = codeOf(error) === ErrorCode.E_DEFERRED_PAYMENT;
  return waits
    ? 'Your purchase waits for approval.'
    : "That didn't work. If you paid, you get it later.";
}

export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error
    ? error.code
    : undefined;
}
