/** More pauses in a second come from code that asks for its next turn at once, not from a reader or a store. */
const MANY = 300;
/** For how many seconds in a row. */
const SECONDS = 3;

/** Notices code that pauses, but never rests, such as an effect that sets a state each time it runs. */
export class RestWatch {
  readonly #onRestless: () => void;
  #pauses = 0;
  #seconds = 0;

  constructor(onRestless: () => void) {
    this.#onRestless = onRestless;
  }

  /** Counts a pause of the code. */
  pause(): void {
    this.#pauses += 1;
  }

  /** Ends a second; while the phone obeys an order, such as to let a week pass, much may happen. */
  endSecond(isBusy: boolean): void {
    this.#seconds = this.#pauses > MANY && !isBusy ? this.#seconds + 1 : 0;
    this.#pauses = 0;
    if (this.#seconds === SECONDS) this.#onRestless();
  }
}
