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
  /** Calls back when everything that runs now has ended. */
  readonly afterThis: (done: () => void) => void;
  /** Called once, because code can catch the error. */
  readonly onStop: (error: Stopped) => void;
};

/** Makes the function that guarded code calls in each loop and each function: it throws when the code never pauses. */
export function createTick({now, afterThis, onStop}: Surroundings): () => void {
  let since: number | undefined;
  let calls = 0;
  let stopped: Stopped | undefined;
  const start = (): void => {
    since = now();
    afterThis(() => {
      since = undefined;
      stopped = undefined;
    });
  };
  return () => {
    if (stopped) throw stopped;
    if (since === undefined) return start();
    calls += 1;
    if (calls % CALLS_BETWEEN !== 0 || now() - since <= MOST) return;
    stopped = new Stopped();
    onStop(stopped);
    throw stopped;
  };
}

/**
 * The browser's version: a message arrives when all other code has ended, and just as soon in a hidden page as in a
 * visible one.
 */
export function afterThisInBrowser(): Surroundings['afterThis'] {
  const {port1, port2} = new MessageChannel();
  let waiting: (() => void)[] = [];
  port1.onmessage = () => {
    const due = waiting;
    waiting = [];
    for (const done of due) done();
  };
  return (done) => {
    waiting.push(done);
    port2.postMessage(null);
  };
}
