/** `hold` is Google's account hold, and what Apple calls billing retry: unpaid, but the store keeps retrying. */
export type State = 'pending' | 'paid' | 'grace' | 'hold' | 'paused' | 'ended' | 'refunded';

/** How a purchase is told apart from all others. */
export type PurchaseKey = {
  readonly store: 'apple' | 'google';
  /** Google's purchase token, or Apple's original transaction id, which a restore and a renewal keep. */
  readonly id: string;
};

/** What a purchase gives: one line, or with add-ons several. A plan that is still coming gives nothing, and has no end. */
export type Line = {
  readonly productId: string;
  readonly quantity: number;
  /**
   * Of a plan until when it is paid for, in ms since 1970; null when it gives no access now. Always null for what is bought
   * once: what that gives stands in the catalog, which may learn of the product later than the store sells it.
   */
  readonly accessUntil: number | null;
};

/** A purchase as its store describes it at this moment, whatever was said about it before. */
export type StorePurchase = PurchaseKey & {
  readonly environment: 'Production' | 'Sandbox';
  /** Which question the store is asked: about a subscription, or about what is bought once. Needs no catalog. */
  readonly type: 'plan' | 'product';
  /** The line that counts comes first. Empty when only a plan is named that never began. */
  readonly lines: readonly Line[];
  readonly state: State;
  /** Whether the store charges again at the end. */
  readonly renews: boolean;
  /** What the app passed as `appAccountToken` or `obfuscatedAccountIdAndroid`, letter by letter as the store has it. */
  readonly accountToken: string | null;
  /** Google's order number, of the newest period; null where the store names none. */
  readonly orderId: string | null;
  readonly boughtAt: number | null;
  /** Google's token of the plan that this one replaces, also while the payment for it is pending. */
  readonly replaces: string | null;
  /** Google's token of an ended plan that was bought again in the Play Store, outside the app: its owner is the owner. */
  readonly resumes: string | null;
  /** What was given back of a purchase that is otherwise kept: 2 of 3 packs, or 20000 of 100000 (Apple's thousandths). */
  readonly refundedPart: {readonly part: number; readonly of: number} | null;
  /** Google gives the money back after three days without an acknowledgment. */
  readonly acknowledged: boolean;
};

/** End of what has no end. */
export const FOREVER = Date.UTC(9999, 11, 31);

/** The store says that your app did not sell this. Every other error means that nobody knows yet. */
export class Refusal extends Error {}
