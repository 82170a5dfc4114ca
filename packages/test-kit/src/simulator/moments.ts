/** A point during a purchase at which a test can act, for example kill the app. */
export type Moment =
  /** The payment sheet is open, nobody has paid. */
  | 'sheet opened'
  /** The store has the money, the app does not know. */
  | 'paid'
  /** The native module has sent the purchase, the app has not seen it. */
  | 'delivered'
  /** The request of the app reached the developer's server. */
  | 'asked server'
  /** The server booked the purchase, its answer is not sent. */
  | 'booked'
  /**
   * The app gave what was bought, or has the server's answer to that; it has not asked to finish.
   * Comes with `ledger.give` and `server.check` of the kit.
   */
  | 'given'
  /** The app asked to finish; the store gets that even when the app dies now. */
  | 'finishing'
  /** The store knows that the purchase is finished, the app does not. */
  | 'finished';

/** Acts that wait for a moment; each runs once. */
export class Moments {
  /** The moments that came, the oldest first. */
  readonly came: Moment[] = [];
  #acts: {readonly moment: Moment; readonly act: () => void}[] = [];

  when(moment: Moment, act: () => void): void {
    this.#acts.push({moment, act});
  }

  isAwaited(moment: Moment): boolean {
    return this.#acts.some((one) => one.moment === moment);
  }

  /** Takes back what waits for a moment. */
  forget(moment: Moment): void {
    this.#acts = this.#acts.filter((one) => one.moment !== moment);
  }

  reach(moment: Moment): void {
    this.came.push(moment);
    const index = this.#acts.findIndex((one) => one.moment === moment);
    if (index >= 0) for (const {act} of this.#acts.splice(index, 1)) act();
  }
}
