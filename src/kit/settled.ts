import {settle} from '../simulator/clock.ts';
import {nextTask} from './hostTimers.ts';

/** How often the app may wait for something before it waits for the user. */
const TURNS = 10;

/** Waits until the app, the store and the server have nothing left to do by themselves. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await settle();
    await nextTask();
  }
}
