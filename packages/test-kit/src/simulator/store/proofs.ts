import type {Purchase, Restore} from './purchase.ts';

/** What an app shows to a server: Google's token or Apple's signed text, which is another one when the transaction changes. */
export class Proofs {
  /** Signs Apple's transactions; without it the text only looks like one that is signed. */
  sign: ((purchase: Purchase, restore: Restore | null) => string) | undefined;
  readonly #written = new Map<string, Purchase>();

  /** The proof of a purchase as it is now, or of a restore of it. */
  write(purchase: Purchase, unsigned: string, restore = purchase.shownAs): string {
    const text = this.sign?.(purchase, restore) ?? restore?.token ?? unsigned;
    this.#written.set(text, purchase);
    return text;
  }

  /** The purchase that somebody has seen a proof of at some time. */
  find(text: string): Purchase | undefined {
    return this.#written.get(text);
  }
}
