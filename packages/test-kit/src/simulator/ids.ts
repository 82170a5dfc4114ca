import {SimulatorError} from './errors.ts';

/** Seeds that a test gives end here; phones without one count on from it. */
export const SEEDS = 100_000;
const LARGEST_SEED = 999_999;
/** More than the ids of any phone. */
const TWINS = 50_000;

/** Makes ids that depend only on the seed and their order. Each names its seed and its count, so that no two are the same. */
export class Ids {
  readonly #seed: number;
  #state: number;
  #purchases = 0;
  #count = 0;

  constructor(seed: number) {
    if (!Number.isInteger(seed) || seed < 0 || seed > LARGEST_SEED)
      throw new SimulatorError(`A seed is a whole number from 0 to ${LARGEST_SEED}, not ${seed}.`);
    this.#seed = seed;
    this.#state = seed;
  }

  /** Other ids of the same seed, for what servers ask for: whether one asks must not change what the next purchase gets. */
  twin(): Ids {
    const twin = new Ids(this.#seed);
    twin.#count = TWINS;
    return twin;
  }

  /** `T1`, `T2`, …: the simulator's own short name of a purchase. */
  purchase(): string {
    this.#purchases += 1;
    return `T${this.#purchases}`;
  }

  /** Digits, as Apple numbers transactions. */
  transaction(): string {
    return `2${this.#unique(10)}${this.#text('0123456789', 4)}`;
  }

  /** An order of Google, `GPA.1234-1234-1234-12345`. */
  order(): string {
    const digits = `${this.#text('0123456789', 6)}${this.#unique(10)}`;
    return digits.replace(/^(.{4})(.{4})(.{4})/, 'GPA.$1-$2-$3-');
  }

  /** An order of Apple, as it stands on an invoice. */
  invoice(): string {
    return `M${this.#unique(36).toUpperCase().padStart(9, '0')}`;
  }

  /** Letters and digits without a meaning, such as a purchase token of Google. */
  opaque(length: number): string {
    const unique = this.#unique(36).padStart(8, 'a');
    const rest = this.#text('abcdefghijklmnopqrstuvwxyz0123456789', length - unique.length);
    return `${rest}${unique}`;
  }

  /** A random UUID as Apple writes it, in small letters. */
  uuid(): string {
    const hex = (length: number) => this.#text('0123456789abcdef', length);
    const end = this.#unique(16).padStart(12, '0');
    return `${hex(8)}-${hex(4)}-4${hex(3)}-${this.#text('89ab', 1)}${hex(3)}-${end}`;
  }

  /** The seed and a count in one number, as digits of a base. */
  #unique(base: 10 | 16 | 36): string {
    this.#count += 1;
    // The seed comes last, so that ids of neighbors differ where one looks.
    const counted = this.#count * (LARGEST_SEED + 1) + this.#seed;
    return counted.toString(base).padStart(base === 10 ? 11 : 0, '0');
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
