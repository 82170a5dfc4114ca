/** Makes ids that depend only on the seed and their order. */
export class Ids {
  #state: number;
  #purchases = 0;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** `T1`, `T2`, …: the simulator's own short name of a purchase. */
  purchase(): string {
    this.#purchases += 1;
    return `T${this.#purchases}`;
  }

  /** Digits, as Apple numbers transactions. */
  transaction(): string {
    return `2${this.#text('0123456789', 15)}`;
  }

  /** An order of Google, `GPA.1234-1234-1234-12345`. */
  order(): string {
    const digits = (length: number) => this.#text('0123456789', length);
    return `GPA.${digits(4)}-${digits(4)}-${digits(4)}-${digits(5)}`;
  }

  /** Letters and digits without a meaning, such as a purchase token of Google. */
  opaque(length: number): string {
    return this.#text('abcdefghijklmnopqrstuvwxyz0123456789', length);
  }

  #text(letters: string, length: number): string {
    return Array.from({length}, () => letters.charAt(this.#next() % letters.length)).join('');
  }

  // A linear congruential generator; its upper bits are random enough for ids.
  #next(): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return this.#state >>> 8;
  }
}
