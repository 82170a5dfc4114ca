/** Why a sheet fails, in words that fit both stores; `native/billing.ts` and `native/appleErrors.ts` have the codes. */
export type FailureCause =
  'network' | 'service' | 'not allowed' | 'unavailable' | 'developer' | 'owned' | 'unknown';

/** A failure with exactly this code of Google Play Billing. */
export type BillingFailure = {
  readonly billing: number;
  readonly message?: string;
  /** The sheet does not even open. */
  readonly at?: 'launch';
};

/** A failure with exactly this error of Apple, such as 4 of `SKErrorDomain`. */
export type AppleFailure = {
  readonly domain: string;
  readonly code: number;
  readonly message?: string;
};

/** What the user does, or the store answers, when the payment sheet opens. */
export type SheetAnswer =
  | 'approve'
  | 'cancel'
  /** Cash on Google, Ask to Buy or a bank's approval on Apple: `pay` or `decline` follows. */
  | 'pending'
  /** Paid, but StoreKit cannot verify the signature. */
  | 'unverified'
  | {readonly fails: FailureCause; readonly message?: string}
  | BillingFailure
  | AppleFailure;
