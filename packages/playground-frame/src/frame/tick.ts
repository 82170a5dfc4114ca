/** How long code of an app may run without a pause, in ms. */
const MOST = 2_000;
/** The clock is asked only now and then: a tick must cost next to nothing. */
const CALLS_BETWEEN = 64;

/** Thrown at code that ran too long. Whatever that code does, each further call of the tick throws it again. */
export class Stopped extends RangeError {
  override readonly name = 'Stopped';

  constructor() {
    super('Stopped: the code ran for 2 seconds without a pause.');
  }
}

type Surroundings = {
  readonly now: () => number;
  /** Takes what to do when everything that runs now has ended, and returns a function that asks for it once. */
  readonly afterThis: (done: () => void) => () => void;
  /** Called once the code has ended: before, it may have used up the stack, and can catch the error. */
  readonly onStop: (error: Stopped) => void;
  /** The code has paused. */
  readonly onPause?: () => void;
};

/** Makes the function that guarded code calls in each loop and each function: it throws when the code never pauses. */
export function createTick({now, afterThis, onStop, onPause}: Surroundings): () => void {
  let since: number | undefined;
  let calls = 0;
  // A separate value: deep in a recursion there may be no stack left to create an error.
  let isStopped = false;
  let error: Stopped | undefined;
  const askForPause = afterThis(() => {
    const stopped = isStopped ? (error ?? new Stopped()) : undefined;
    since = undefined;
    isStopped = false;
    error = undefined;
    if (stopped) onStop(stopped);
    onPause?.();
  });
  return () => {
    if (isStopped) throw (error ??= new Stopped());
    if (since === undefined) {
      askForPause();
      since = now();
      return;
    }
    calls += 1;
    if (calls % CALLS_BETWEEN !== 0 || now() - since <= MOST) return;
    isStopped = true;
    throw (error ??= new Stopped());
  };
}

/**
 * The browser's version: a message arrives when all other code has ended, and just as soon in a hidden page as in a
 * visible one. Both functions are bound before foreign code runs, which can replace them.
 */
export function tickInBrowser(): Pick<Surroundings, 'now' | 'afterThis'> {
  return {
    now: performance.now.bind(performance),
    afterThis: (done) => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = done;
      return port2.postMessage.bind(port2, null);
    },
  };
}
