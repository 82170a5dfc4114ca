import {setImmediate} from 'node:timers/promises';

/** An app that does more than this after one step goes in circles. */
const LIMIT = 500;

/** Calls of `rest` that wait: one inside the other when a step presses a button. */
let waiting = 0;

/**
 * Waits until nothing is on its way. Each turn ends all promises that can end; React keeps its work in immediates, so
 * two turns in a row without one say that there is no work. The clock of the phone does not move meanwhile.
 */
export async function rest(): Promise<void> {
  waiting += 1;
  try {
    let quiet = 0;
    for (let turn = 0; quiet < 2; turn += 1) {
      if (turn === LIMIT) throw new Error('The app does not come to rest.');
      await setImmediate();
      quiet = hasWork() ? 0 : quiet + 1;
    }
  } finally {
    waiting -= 1;
  }
}

// Each other call waits for its own immediate.
function hasWork(): boolean {
  const immediates = process.getActiveResourcesInfo().filter((kind) => kind === 'Immediate');
  return immediates.length >= waiting;
}
