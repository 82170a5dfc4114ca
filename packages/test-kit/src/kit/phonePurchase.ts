/** A purchase as the store sees it. */
export type PhonePurchase = {
  /** Short name: `T1` for the first one. */
  readonly name: string;
  readonly productId: string;
  /** The store account that has it. */
  readonly account: string;
  /** Google's purchase token, or Apple's signed text: what the app sends to your server. */
  readonly token: string;
  /** Apple's number, or Google's order; null while the payment is pending on Android, and for a promo code. */
  readonly transactionId: string | null;
  /** The number on the invoice; null while the payment is pending, for what a family shares, and for a promo code of Google. */
  readonly orderId: string | null;
  readonly quantity: number;
  /** What was paid for the current period, in `currency`. */
  readonly price: number;
  readonly currency: string;
  /** Apple: `introductory`, or the id of the offer or code. Google: the offer token that the app sent. */
  readonly offer: string | null;
  /** What the app sent as `appAccountToken` or `obfuscatedAccountIdAndroid`. */
  readonly accountToken: string | null;
  /** End of the period that is paid for, in ms since 1970; null for what has none. */
  readonly expiresAt: number | null;
  readonly payment: 'pending' | 'paid' | 'declined' | 'refunded';
  /** Finished on iOS; acknowledged or consumed on Android. */
  readonly finished: boolean;
  /** Android: acknowledged, which consuming does too. Always false on iOS. */
  readonly acknowledged: boolean;
  /** Android: consumed. Always false on iOS. */
  readonly consumed: boolean;
  /** Whether it gives access now. */
  readonly active: boolean;
};
