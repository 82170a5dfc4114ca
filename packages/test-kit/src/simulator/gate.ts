import type {Clock} from './clock.ts';
import {SimulatorError} from './errors.ts';

/** Makes answers slow: by a delay on the clock, or until someone lets them go. */
export class Gate {
  readonly #clock: Clock;
  #closed: Promise<void> | undefined;
  #delay = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Milliseconds that each answer takes from now on. */
  set delay(ms: number) {
    if (!(ms >= 0)) throw new SimulatorError(`An answer cannot take ${ms} ms.`);
    this.#delay = ms;
  }

  /** Holds back every answer until the returned function is called. */
  hold(): () => void {
    let open = () => {};
    this.#closed = new Promise((done) => {
      open = done;
    });
    return () => {
      this.#closed = undefined;
      open();
    };
  }

  async pass(): Promise<void> {
    await this.#closed;
    if (this.#delay > 0) await this.#clock.sleep(this.#delay);
  }
}
