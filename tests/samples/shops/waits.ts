export type Answerer = 'store' | 'server';

/** Who makes the app wait for an answer, until the history lets go. */
export class Waits {
  readonly #open: {readonly who: Answerer; readonly end: () => void}[] = [];

  add(who: Answerer, end: () => void): void {
    this.#open.push({who, end});
  }

  isFor(wanted: Answerer): boolean {
    return this.#open.some(({who}) => who === wanted);
  }

  /** Lets go what waits. */
  end(): void {
    for (const {end} of this.#open.splice(0)) end();
  }
}
