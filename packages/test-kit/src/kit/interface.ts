import type {Moment} from '../simulator/moments.ts';
import type {Product} from '../simulator/store/catalog.ts';
import type {SheetAnswer} from '../simulator/store/sheet.ts';

/** What a new phone may differ in. */
export type PhoneOptions = {
  /** Products of the store; without them, those of the documentation's examples. */
  readonly products?: readonly Product[];
  /** Store account on the phone; null when nobody is signed in. */
  readonly account?: string | null;
  /** Time of the phone's clock at the start, in ms since 1970; the present without it. */
  readonly startsAt?: number;
};

/** A phone, the store on it, and your server. */
export type Phone = {
  readonly os: 'ios' | 'android';
  /**
   * Runs your app: `mount` shows it and returns what unmounts it. `kill` unmounts it, `start` mounts it again.
   */
  run(mount: () => () => void): void;
  /** Ends the process of the app, as a user or the system does; nothing reaches it any more. */
  kill(): void;
  /** Starts the app after `kill`. */
  start(): void;
  /**
   * Kills the app once, at a moment of the next purchase. When it does not come, `start` and `faults` refuse to go on.
   */
  killAt(moment: Moment): void;
  /** Whether the phone has a network. */
  network: boolean;
  /** Time of the phone's clock, in ms since 1970. It passes with `forward`, and in the short pauses of the library. */
  readonly time: number;
  /** Lets time pass in the store: renewals, grace periods, Google's refund after three days. */
  forward(time: {readonly days?: number; readonly hours?: number}): Promise<void>;
  readonly store: PhoneStore;
  readonly server: PhoneServer;
  readonly ledger: PhoneLedger;
  /** Everything that happened, one line each: calls, events, what store, server and phone did. */
  log(): string;
};

/** What users and the store do. Without the short name of a purchase, such as `T1`, the newest one it fits is meant. */
export type PhoneStore = {
  /** Every purchase of every account, the oldest first. */
  readonly purchases: readonly PhonePurchase[];
  /** Answers the next payment sheets, in this order. Without an answer the user pays. */
  answer(...answers: readonly SheetAnswer[]): void;
  /** Keeps store and sheets from answering until the returned function is called. */
  hold(): () => void;
  /** A purchase from another day: paid for, delivered and finished. Returns its short name. */
  boughtBefore(productId: string, account?: string): string;
  /** A purchase that was paid outside the running app, and that nobody has finished. Returns its short name. */
  boughtOutside(productId: string, account?: string): string;
  /** A pending payment arrives. */
  pay(purchase?: string): void;
  /** A pending payment never arrives. */
  decline(purchase?: string): void;
  /** The store gives the money back. Apple tells the running app, Google does not. */
  refund(purchase?: string): void;
  /** Sends the event of a purchase to the running app again. */
  deliverAgain(purchase?: string): void;
  /** The user switches the renewal of a subscription off; access goes on until its period ends. */
  cancel(purchase?: string): void;
  /** Lets time pass until a subscription renews, or ends when it was canceled. */
  renew(purchase?: string): Promise<void>;
  /** Cancels a subscription and lets time pass until it has ended. */
  expire(purchase?: string): Promise<void>;
  /** Makes payments for renewals fail, or work again. */
  setPayments(work: boolean): void;
  /** Takes products out of the store. */
  hide(...productIds: readonly string[]): void;
  /** Puts hidden products back. */
  show(...productIds: readonly string[]): void;
};

/** A purchase as the store sees it. */
export type PhonePurchase = {
  /** Short name: `T1` for the first one. */
  readonly name: string;
  readonly productId: string;
  readonly payment: 'pending' | 'paid' | 'declined' | 'refunded';
  /** Finished on iOS; acknowledged or consumed on Android. */
  readonly finished: boolean;
  /** Whether it gives access now. */
  readonly active: boolean;
};

/** Your server: it asks the store about each purchase and gives it once. Let your mock of `fetch` call it. */
export type PhoneServer = {
  /** When true, `check` rejects. */
  down: boolean;
  /**
   * Checks a purchase by its token and gives it, unless it was given before. Rejects when the server is down or the
   * phone has no network, and never answers an app that was killed.
   */
  check(token: string): Promise<'given' | 'given before' | 'pending' | 'refused' | 'refunded'>;
  /** The products that were given and not refunded, one entry for each purchase. */
  readonly given: readonly string[];
  /** Keeps the server from answering until the returned function is called. */
  hold(): () => void;
};

/** What was paid, given and finished. */
export type PhoneLedger = {
  /** Notes that an app without a server gave what was bought, by the token or transaction id of the purchase. */
  give(token: string): void;
  /**
   * What happened although it must never happen, such as `paid and lost: T1 coins_100`. Ask at the end of a test.
   *
   * - `paid and lost`: paid for and not given, or taken back by Google before it was given
   * - `given twice`, `given unpaid`: without a payment, while it was pending, or after the refund
   * - `finished before given`: a crash in between would have lost it
   * - `never finished`: given, but the store was not told; `never finished in three days`: Google took the money back
   * - `only acknowledged`: a consumable on Android that was not consumed; the next purchase of it is refused
   * - `consumed unlock`: something on Android that the user should keep, and does not own any more
   */
  faults(): string[];
};

/** The part of React Native that depends on the phone. */
export type PlatformOfApp = {OS: string; select(choices: object): unknown};
