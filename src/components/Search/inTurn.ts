/** The next task waits this long at most for an overtaken one, which may hang in a download that never ends. */
const LONGEST_WAIT = 1000;

let last: Promise<unknown> = Promise.resolve();

/** Runs tasks one after another, and never one that is overtaken before its turn comes. The signal says so. */
export function inTurn(task: () => Promise<void>, signal: AbortSignal): void {
  last = last.then(() => {
    if (!signal.aborted) return Promise.race([task(), longAfterAbort(signal)]);
  });
}

function longAfterAbort(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => setTimeout(resolve, LONGEST_WAIT);
    signal.addEventListener('abort', wait, {once: true});
  });
}
