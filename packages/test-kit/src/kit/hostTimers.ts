/**
 * The host's way to put work off, as it was when this file was loaded. A test that replaces timers must not stop the store:
 * the build puts these in place of the global names.
 */

/** Fake timers mark what they replace. */
const isReal = (timer: object | undefined): boolean => timer !== undefined && !('clock' in timer);

const host: typeof globalThis.queueMicrotask | undefined = globalThis.queueMicrotask;

/** Runs something after the code that runs now. */
export const queueMicrotask: (run: () => void) => void = isReal(host)
  ? host.bind(globalThis)
  : (run) => void Promise.resolve().then(run);

const setTask = globalThis.setTimeout;

/** Waits until the host has done what it put off; with replaced timers, only what promises put off. */
export const nextTask: () => Promise<void> = isReal(setTask)
  ? () => new Promise((done) => setTask(done, 0))
  : () => Promise.resolve();
