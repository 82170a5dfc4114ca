import type {Place} from '../simulator/log.ts';
import type {Moment} from '../simulator/moments.ts';
import type {Product} from '../simulator/store/catalog.ts';
import type {SheetAnswer, SheetFailure} from '../simulator/store/sheet.ts';
import type {StoreCall} from '../simulator/store/storeCalls.ts';
import type {PhonePurchase} from './phonePurchase.ts';

/** What a new phone may differ in. */
export type PhoneOptions = {
  /** Products of the store; without them, those of the documentation's examples. */
  readonly products?: readonly Product[];
  /** Store account on the phone; null when nobody is signed in. */
  readonly account?: string | null;
  /** Time of the phone's clock at the start, in ms since 1970; the present without it. */
  readonly startsAt?: number;
  /**
   * Decides ids and tokens, from 0 to 99999: the same seed and the same acts give the same ones. Without it, no two phones share one.
   */
  readonly seed?: number;
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
  /**
   * Does something once, at a moment of the next purchase, for example `phone.at('given', () => (phone.network = false))`.
   */
  at(moment: Moment, act: () => void): void;
  /**
   * Removes the app, installs it again and starts it: the app knows nothing, and what was bought is there. On another phone of
   * the account, the App Store gives unlocks and plans new transaction ids; the original ids stay. Clear what your tests keep in
   * the app's storage.
   */
  reinstall(where?: 'another phone'): void;
  /** Whether the phone has a network. */
  network: boolean;
  /** Whether the phone lets the user pay; Screen Time or a company can forbid it. */
  paymentsAllowed: boolean;
  /** Whether the phone has Google Play services; without them `initConnection` fails. Android only. */
  playServices: boolean;
  /** The store account on the phone; null signs it out. A new name signs another account in. */
  account: string | null;
  /** Time of the phone's clock, in ms since 1970. It passes with `forward`, and in the short pauses of the library. */
  readonly time: number;
  /** Lets time pass in the store: renewals, grace periods, Google's refund after three days. */
  forward(time: {readonly days?: number; readonly hours?: number}): Promise<void>;
  readonly store: PhoneStore;
  readonly server: PhoneServer;
  readonly ledger: PhoneLedger;
  /**
   * Everything that happened, one line each: calls, events, what store, server and phone did. `'short'` names the
   * purchase or product of each line and leaves payloads out.
   */
  log(length?: 'short'): string;
  /** The same as a list, to assert on. */
  readonly events: readonly PhoneEvent[];
};

/** One thing that happened. */
export type PhoneEvent = {
  /** Time of the phone's clock, in ms since 1970. */
  readonly time: number;
  /** Who did it. */
  readonly by: Place;
  /** One of few fixed sentences, such as `calls requestPurchase`, `sends purchase-updated` or `consumes`. */
  readonly what: string;
  /** Short name of the purchase that it is about, when it is about one. */
  readonly purchase: string | undefined;
  /** Arguments, payload or answer. */
  readonly details: unknown;
};

/** What may be said about a purchase that the test makes. */
export type OutsidePurchase = {
  /** Who bought it; the account on the phone without it. */
  readonly account?: string;
  /** What the app passes as `appAccountToken`, which is a UUID, or as `obfuscatedAccountIdAndroid`. */
  readonly accountToken?: string;
  readonly quantity?: number;
};

/**
 * What users and the store do. Without the short name of a purchase, such as `T1`, the newest one it fits is meant.
 *
 * For those who know `SKTestSession` of StoreKit Testing: `approveAskToBuyTransaction` is `pay`, `declineAskToBuyTransaction`
 * is `decline`, `askToBuyEnabled` is `answer('pending')`, `refundTransaction` is `refund`, `forceRenewalOfSubscription` is
 * `renew`, `expireSubscription` is `expire`, `disableAutoRenewForTransaction` is `cancel`, `enableAutoRenewForTransaction`
 * is `enableAutoRenew`, `shouldEnterBillingRetryOnRenewal` is `setPayments(false)`, and `buyProduct` is `boughtOutside`.
 * `interruptedPurchasesEnabled` is `answer('interrupted')`, and `resolveIssueForTransaction` is `pay`, or `setPayments(true)` for a
 * renewal. The names for price increases end in `ForTransaction` there; `setSimulatedError` and `storefront` are the same.
 */
export type PhoneStore = {
  /** Every purchase of every account, the oldest first. */
  readonly purchases: readonly PhonePurchase[];
  /** Answers the next payment sheets, in this order. Without an answer the user pays. */
  answer(...answers: readonly SheetAnswer[]): void;
  /** Keeps store and sheets from answering until the returned function is called. */
  hold(): () => void;
  /** A purchase from another day: paid for, delivered and finished. Returns its short name. */
  boughtBefore(productId: string, by?: string | OutsidePurchase): string;
  /** A purchase that was paid outside the running app, and that nobody has finished. Returns its short name. */
  boughtOutside(productId: string, by?: string | OutsidePurchase): string;
  /** A pending payment arrives, or the user has settled what interrupted a purchase. */
  pay(purchase?: string): void;
  /** A pending payment never arrives, or the user gives an interrupted purchase up. */
  decline(purchase?: string): void;
  /**
   * The store gives the money back, or a part of it: Apple so many percent of the price, Google so many of a quantity. Apple tells
   * the running app, Google does not.
   */
  refund(purchase?: string, part?: {readonly percent: number} | {readonly quantity: number}): void;
  /**
   * The user restores an unlock or a plan on a second phone. `token` is what that phone sends to your server: in the App Store the
   * signed text of a transaction with an id of its own and the same original id, with Google Play the same token.
   */
  restoreOnSecondDevice(purchase?: string): {readonly name: string; readonly token: string};
  /** Sends the event of a purchase to the running app again. */
  deliverAgain(purchase?: string): void;
  /**
   * Makes a call to the store fail until `null` takes that back: `setSimulatedError('products', {fails: 'network'})`.
   * Payment sheets fail with `answer`.
   */
  setSimulatedError(call: StoreCall, failure: SheetFailure | null): void;
  /** Country of the App Store in three letters, such as `USA`; set `currency` too. iOS only. */
  storefront: string;
  /** Currency of all prices in three letters, such as `EUR`; the amounts of the products stay. The app sees it when it loads. */
  currency: string;
  /** The user switches the renewal of a subscription off; access goes on until its period ends. */
  cancel(purchase?: string): void;
  /** The user switches the renewal on again, before the subscription has ended. */
  enableAutoRenew(purchase?: string): void;
  /**
   * The user changes to another plan outside the running app: in the App Store, or on another phone with Google Play, which
   * tells this one nothing. Returns the short name of the purchase.
   *
   * Google sells a change as a new purchase, which your server must acknowledge: at once (`'now'`, also without a word),
   * as the old plan until the new one takes its place `'at renewal'` (mode 6), or `'pending'`, until `pay` or `decline`.
   */
  changePlan(productId: string, purchase?: string, how?: 'now' | 'at renewal' | 'pending'): string;
  /**
   * The user adds another subscription to a plan: one token, with two line items and one renewal. Google sells that as a change
   * of the plan, with a new token that your server must acknowledge. Returns the short name of the purchase. Android only.
   */
  addOn(productId: string, purchase?: string): string;
  /**
   * A former subscriber takes an ended plan up again in the Play Store. The purchase has a new token and no account token; only
   * your server can acknowledge it without the app. Returns its short name. Android only.
   */
  resubscribe(purchase?: string): string;
  /**
   * You raise the price of a plan, and the store asks a subscriber. Without consent the subscription ends with its period.
   */
  requestPriceIncreaseConsent(price: number, purchase?: string): void;
  /** The subscriber agrees: the next renewal costs more. Call it at once for an increase that needs no consent. */
  consentToPriceIncrease(purchase?: string): void;
  /** The subscriber refuses. */
  declinePriceIncrease(purchase?: string): void;
  /** A former subscriber takes one of the product's `winBack` offers in the App Store. Returns the short name. iOS only. */
  winBack(productId: string, offerId: string): string;
  /** The user pauses a subscription; it stops when its period ends. Android only. */
  pause(purchase?: string): void;
  /** The user ends the pause. Android only. */
  resume(purchase?: string): void;
  /** Lets time pass until a subscription renews, or ends when it was canceled. */
  renew(purchase?: string): Promise<void>;
  /** Cancels a subscription and lets time pass until it has ended. */
  expire(purchase?: string): Promise<void>;
  /** Makes payments for renewals fail, or work again. */
  setPayments(work: boolean): void;
  /** Makes an offer code (iOS) or a promo code (Android) for a product; it works once. */
  addCode(code: string, productId: string): void;
  /** The user redeems a code in the store, outside the app. Returns the short name of the purchase. */
  redeem(code: string): string;
  /** The user types a code into the next redemption sheet that the app opens. iOS only. */
  typeCode(code: string): void;
  /** The user taps a promoted product in the App Store. iOS only. */
  promote(productId: string): void;
  /** Shares a purchase of another account with the family of the account on the phone. iOS only. */
  shareWithFamily(purchase: string): string;
  /** The family does not share any more, or the user leaves it. A refund of what is shared ends it too. iOS only. */
  stopSharing(purchase?: string): void;
  /** The user asks Apple for a refund outside the app; Apple asks your server how much was used. iOS only. */
  requestRefund(purchase?: string): void;
  /** Apple declines the refund that the user asked for. iOS only. */
  declineRefund(purchase?: string): void;
  /** Apple takes its refund back; the user has the purchase again. iOS only. */
  reverseRefund(purchase?: string): void;
  /** What the user does in the sheet for subscriptions, for example cancel. iOS only. */
  onManage(act: () => void): void;
  /** Answers the next `sync`: the user signs in, which is what happens without an answer, or closes it. iOS only. */
  answerSync(...answers: readonly ('sign in' | 'dismiss')[]): void;
  /** Answers the next refund sheets: asked for, which is what happens without an answer, or closed. iOS only. */
  answerRefund(...answers: readonly ('success' | 'userCancelled')[]): void;
  /** Takes products out of the store. In the App Store, a subscription that is hidden at the end of its period ends. */
  hide(...productIds: readonly string[]): void;
  /** Puts hidden products back. */
  show(...productIds: readonly string[]): void;
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
  /** The products that were given and not refunded, one entry for each purchase, whatever its quantity. */
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
