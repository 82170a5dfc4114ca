/** `hold` is Google's account hold, and what Apple calls billing retry: unpaid, but the store keeps retrying. */
export type State = 'pending' | 'paid' | 'grace' | 'hold' | 'paused' | 'ended' | 'refunded';

/** A purchase as its store describes it at this moment, whatever was said about it before. */
export type StorePurchase = {
  readonly store: 'apple' | 'google';
  /** Google's purchase token, or Apple's transaction id: of a subscription, the id of its first transaction. */
  readonly id: string;
  readonly environment: 'Production' | 'Sandbox';
  readonly productId: string;
  readonly quantity: number;
  /** What the app passed as `appAccountToken` or `obfuscatedAccountIdAndroid`: the id of your user. */
  readonly accountToken: string | null;
  readonly state: State;
  /** In ms since 1970; null when the purchase gives no access now. */
  readonly accessUntil: number | null;
  /** Google's token for the plan that this one replaced. */
  readonly replaces: string | null;
  /** Google gives the money back after three days without an acknowledgment. */
  readonly acknowledged: boolean;
};

/** End of what has no end. */
export const FOREVER = Date.UTC(9999, 11, 31);

/** The store says that your app did not sell this. Every other error means that nobody knows yet. */
export class Refusal extends Error {}
