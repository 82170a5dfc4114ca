/** Operating systems that the examples run on. */
export type PlatformName = 'ios' | 'android';

/** Versions whose published JavaScript the tests run. */
export type LibraryVersion = '2.7' | '2.8';

/** One price step of an Android offer. */
export type StorePhase = {
  readonly price: string;
  readonly period: string;
  readonly cycles: number;
};

/** A base plan on Google Play, or an offer of one. */
export type StoreOffer = {
  readonly basePlanId: string;
  readonly offerId: string | null;
  readonly token: string;
  readonly phases: readonly StorePhase[];
};

/** A product as it stands in the consoles of both stores. */
export type StoreProduct = {
  readonly id: string;
  readonly title: string;
  readonly kind: 'consumable' | 'unlock' | 'subscription';
  readonly price: number;
  readonly displayPrice: string;
  /** Unit of one period of a subscription on iOS. */
  readonly unit?: 'MONTH' | 'YEAR';
  /** Subscription group on iOS. */
  readonly group?: string;
  /** Days of the free trial that new subscribers get on iOS. */
  readonly trialDays?: number;
  readonly offers?: readonly StoreOffer[];
};

/** Something that the user of the store account bought. */
export type StorePurchase = {
  readonly transactionId: string;
  readonly productId: string;
  readonly token: string;
  readonly boughtAt: number;
  readonly accountToken: string | null;
  /** Google has the money, but names no order. */
  readonly withoutOrder: boolean;
  /** End of the paid period of a subscription. */
  readonly expiresAt: number | null;
  pending: boolean;
  /** Finished on iOS, acknowledged or consumed on Android. */
  finished: boolean;
  /** Consumed, replaced or ended: the store does not list it any more. */
  gone: boolean;
  revoked: boolean;
  autoRenews: boolean;
  /** Product of the next period, when the user chose another one on iOS. */
  next?: string;
  /** StoreKit's number of the state of a subscription. */
  state: number;
};

/** What the user does, or the store answers, when the payment sheet opens. */
export type SheetAnswer =
  | 'approve'
  | 'cancel'
  | 'wait for payment'
  | 'schedule the change'
  | {readonly code: string; readonly message: string};

/** A purchase request as it reached the native side, in the same form for both versions. */
export type NativeRequest = {
  readonly productId: string;
  readonly accountToken: string | undefined;
  readonly type?: string;
  readonly offerTokens?: readonly string[];
  readonly oldToken?: string | undefined;
  readonly replacementMode?: number;
};
