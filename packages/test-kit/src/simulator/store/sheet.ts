/**
 * Why a sheet fails, in words that fit both stores. Response code of Google and code of Apple's `SKErrorDomain`: network 12
 * and 7, service 2 and 1, not allowed 3 and 4, unavailable 4 and 5, developer 5 and 3, owned 7 and none, unknown 6 and 0.
 */
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

/** A failure by its cause, or by the exact code of the store. */
export type SheetFailure =
  {readonly fails: FailureCause; readonly message?: string} | BillingFailure | AppleFailure;

/** What the user does, or the store answers, when the payment sheet opens. */
export type SheetAnswer =
  | 'approve'
  | 'cancel'
  /** Cash on Google, Ask to Buy or a bank's approval on Apple: `pay` or `decline` follows. */
  | 'pending'
  /** Paid, but StoreKit cannot verify the signature. */
  | 'unverified'
  /** Apple needs something first, such as new terms: the sheet fails, and `pay` or `decline` follows. */
  | 'interrupted'
  | SheetFailure;
