import type {CallFailure, ServerCall} from './failures.ts';
import type {PushKeys, PushOptions} from './google/pushes.ts';

export type {CallFailure, PushKeys, PushOptions, ServerCall};

/** What the store's side may differ in. */
export type StoreServerOptions = {
  /** The App Store for customers, which is meant without it, or the one for testers. */
  readonly environment?: 'Production' | 'Sandbox';
  /**
   * In which order Google lists the products of a token that has several; it promises none. Without it, the token decides,
   * so the seed of the phone does. Android only.
   */
  readonly lineItems?: 'newest first' | 'newest last';
  /**
   * Lets `send` sign its requests as Pub/Sub does, with a token for this audience and of this service account; without it, they
   * have none. Android only.
   */
  readonly push?: PushOptions;
};

/** Answers a request, as a server that speaks the web's `fetch`. */
export type Handler = (request: Request) => Response | Promise<Response>;

/** A message of the store to your server. */
export type StoreMessage = {
  /** Apple's `notificationType` with its subtype, such as `DID_RENEW/BILLING_RECOVERY`, or the name of Google's number. */
  readonly type: string;
  /** Short name of the purchase that it is about; empty for a test message. */
  readonly purchase: string;
  /** Body of the request, as JSON: how things were when it happened. */
  readonly body: string;
  /** Whether your server has answered with a status of 200 to 299. */
  readonly accepted: boolean;
  /** Whether `send` dropped it with `lose`. */
  readonly lost: boolean;
};

/** How messages are sent. */
export type SendOptions = {
  /** Also sends again what your server has accepted. */
  readonly again?: boolean;
  /** The newest first; stores promise no order. */
  readonly reversed?: boolean;
  /** Drops for good what waits, and sends nothing: `await store.send(handler, {lose: true})`. */
  readonly lose?: boolean;
  /**
   * Which of the waiting messages are sent, and in which order. What is left out waits for the next time; what is named twice is
   * sent twice.
   */
  readonly order?: (waiting: readonly StoreMessage[]) => readonly StoreMessage[];
  /** Headers of each request, beside those of the store. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** What makes a signed text of Apple wrong. */
export type Forgery =
  | 'another root'
  | 'expired certificate'
  | 'no certificates'
  | 'empty certificates'
  | 'another app'
  | 'changed';

/** The store's side of a phone: what your server talks to, and hears from. */
export type StoreServer = {
  readonly app: {
    /** Bundle id and package name of the simulated app. */
    readonly id: string;
    /** Number of the app in the App Store. */
    readonly appleId: number;
    readonly environment: 'Production' | 'Sandbox';
  };
  /** DER of the root certificate that signs instead of Apple's, for `SignedDataVerifier`. Empty on Android. */
  readonly rootCertificate: Uint8Array;
  /**
   * Answers what your server asks App Store or Google Play. Each environment of the App Store has its own host, which knows its own
   * purchases only; any other host is taken for the right one. A verifier of Apple with online checks asks `ocsp.apple.com`.
   */
  readonly fetch: Handler;
  /** Answers on a port of this machine: for servers that are not made of JavaScript, and for clients with a base address. */
  listen(port?: number): Promise<{readonly url: string; close(): Promise<void>}>;
  /**
   * Lets the next calls of your server fail, once without `times`: `store.fail('transaction', {status: 404, code: 4040006})`. A call
   * with "no route" gets `Response.error()`, one with "late" the answer of that moment when `null` takes the failure back.
   */
  fail(call: ServerCall, failure: CallFailure | null, times?: number): void;
  /** The keys of the tokens that come with pushes, which `fetch` answers at `/oauth2/v3/certs` too. Empty on iOS. */
  readonly pushKeys: PushKeys;
  /** The store has a test message for your server, as somebody asks it for one. */
  testNotification(): void;
  /** What the store had to say until now, the oldest first. */
  readonly messages: readonly StoreMessage[];
  /**
   * Sends what your server has not accepted yet, to its address or its handler. Resolves with the statuses of its answers.
   */
  send(to: string | Handler, options?: SendOptions): Promise<readonly number[]>;
  /** What your server told Apple about the use of purchases: the bodies, the oldest first. */
  readonly consumption: readonly unknown[];
  /** Apple's signed text of a purchase, as nobody but a forger writes it. iOS only. */
  forge(forgery: Forgery, purchase: string): string;
};
