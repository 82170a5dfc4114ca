import type {RunningPhone} from './runningPhone.ts';

let current: RunningPhone | undefined;
const waiting = new Set<() => void>();

/** The phone of the running app; undefined in an app whose store is not simulated, or that has not loaded the library yet. */
export function pocketPhone(): RunningPhone | undefined {
  return current;
}

/** Calls the listener when the app has got its phone; returns a function that ends it. */
export function onPocketPhone(listener: () => void): () => void {
  waiting.add(listener);
  return () => void waiting.delete(listener);
}

export function setPocketPhone(phone: RunningPhone): void {
  current = phone;
  // A route may load the library while React renders it, which is no time for another component to change.
  queueMicrotask(() => {
    for (const listener of [...waiting]) listener();
  });
}
