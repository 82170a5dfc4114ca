/** A day in milliseconds. */
export const DAY = 86_400_000;

type Timer = {readonly time: number; readonly order: number; readonly run: () => void};

/** The only time in the simulator. It changes only when `advance` is called. */
export class Clock {
  /** Called when an answer waits for time to pass; a host can let it pass then. */
  onPause: ((ms: number) => void) | undefined;
  #now: number;
  readonly #timers = new Set<Timer>();
  #order = 0;

  constructor(startsAt: number) {
    this.#now = startsAt;
  }

  /** Milliseconds since 1970. */
  get now(): number {
    return this.#now;
  }

  /** Runs something at a time; returns a function that cancels it. A time in the past is due at the next `advance`. */
  at(time: number, run: () => void): () => void {
    this.#order += 1;
    const timer = {time: Math.max(time, this.#now), order: this.#order, run};
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  sleep(ms: number): Promise<void> {
    return new Promise((done) => this.at(this.#now + ms, done));
  }

  /** Sleeps like `sleep`, before an answer that the app waits for. */
  pause(ms: number): Promise<void> {
    const done = this.sleep(ms);
    this.onPause?.(ms);
    return done;
  }

  /** Lets time pass; everything that becomes due happens in order, each at its own time. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settle();
    for (let timer = this.#next(end); timer !== undefined; timer = this.#next(end)) {
      // Two may let time pass at once: it never runs backwards.
      this.#now = Math.max(this.#now, timer.time);
      timer.run();
      await settle();
    }
    this.#now = Math.max(this.#now, end);
  }

  #next(end: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#timers)
      if (timer.time <= end && (!first || isBefore(timer, first))) first = timer;
    if (first) this.#timers.delete(first);
    return first;
  }
}

function isBefore(one: Timer, other: Timer): boolean {
  return one.time === other.time ? one.order < other.order : one.time < other.time;
}

/** Waits until no promise of the simulator is pending; the simulator has no chains longer than this. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}
