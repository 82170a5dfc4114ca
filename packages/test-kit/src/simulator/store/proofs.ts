import type {Purchase} from './purchase.ts';

/** What an app shows to a server: Google's token or Apple's signed text, which is another one when the transaction changes. */
export class Proofs {
  /** Signs Apple's transactions; without it the text only looks like one that is signed. */
  sign: ((purchase: Purchase) => string) | undefined;
  readonly #signed = new Map<string, Purchase>();

  /** The proof of a purchase as it is now. */
  write(purchase: Purchase, unsigned: string): string {
    const text = this.sign?.(purchase);
    if (text === undefined) return unsigned;
    this.#signed.set(text, purchase);
    return text;
  }

  /** The purchase that was signed at some time. */
  find(text: string): Purchase | undefined {
    return this.#signed.get(text);
  }
}
