/** A number that a store itself uses for a failure. */
export type StoreNumber = {
  readonly store: 'StoreKit' | 'Play';
  readonly number: number;
  /** Name in the store's own documentation. */
  readonly name: string;
};

/** One way in which a platform comes to send a code. */
export type Trigger = {
  /** Whole sentences; names are in backticks. */
  readonly when: string;
  /** Patch of the version that added it; absent when the version always had it. */
  readonly since?: string;
};

/** What makes one platform send a code. */
export type Sent = {
  readonly triggers: readonly Trigger[];
  readonly numbers: readonly StoreNumber[];
};

/** An answer in one word for the overview, with the sentence that belongs to it. */
export type Answer<Word extends string> = {readonly word: Word; readonly because: string};

/** Whether money may have moved when a code arrives. */
export type Charged = Answer<'no' | 'possibly' | 'yes'>;

/** Whether the same call can work when it is made again. */
export type Retry = Answer<'yes' | 'no' | 'later' | 'after a fix'>;

type Code = {
  readonly code: string;
  /** Number in `ErrorCodeMapping.ios`; null for a code that the enum `ErrorCode` lacks. */
  readonly tableNumber: number | null;
};

/** A code that the native module of at least one platform raises. */
export type SentError = Code & {
  readonly kind: 'sent';
  /** Null: iOS never sends it. */
  readonly ios: Sent | null;
  /** Null: Android never sends it. */
  readonly android: Sent | null;
  readonly charged: Charged;
  readonly retry: Retry;
  /** Words for the user, in quotes; or why there are none. */
  readonly tell: string;
  readonly action: string;
};

/** A code that is declared and that nothing raises. */
export type NeverError = Code & {
  readonly kind: 'never';
  /** What arrives where a reader would expect this code. */
  readonly instead: string;
};

/** Everything that is known about one error code in one version. */
export type ErrorEntry = SentError | NeverError;
