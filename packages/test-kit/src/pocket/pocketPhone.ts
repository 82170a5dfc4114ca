import type {Moment} from '../simulator/moments.ts';
import type {Phase, Product} from '../simulator/store/catalog.ts';
import type {SheetAnswer} from '../simulator/store/sheet.ts';
import type {StorePhone} from '../simulator/storePhone.ts';
import type {PlatformName} from '../simulator/versions.ts';

/** The payment sheet that waits for the user. */
export type PocketSheet = {
  readonly product: Product;
  /** The price steps of a plan; the last one goes on. */
  readonly phases: readonly Phase[];
};

/** The simulated phone inside a running app, as what is drawn around the app sees it. */
export type PocketPhone = {
  readonly platform: PlatformName;
  /** For reading only; undefined until the saved account has been read. */
  readonly phone: StorePhone | undefined;
  readonly sheet: PocketSheet | undefined;
  /** Grows with each change, so that React can tell them apart. */
  readonly revision: number;
  /** Calls the listener after each change; returns a function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The user answers the payment sheet. */
  readonly answer: (answer: SheetAnswer) => void;
  /**
   * Does something to the phone, its store or its clock. What is done through the phone that `run` gets is part of the
   * account after a reload; its arguments must fit into JSON.
   */
  readonly act: (run: (phone: StorePhone) => Promise<void> | void) => Promise<void>;
  /** Ends the process of the app: the account is saved, and the app's JavaScript starts anew. */
  readonly kill: () => Promise<void>;
  /** The same at a moment of the next purchase, such as `delivered`. */
  readonly killWhen: (moment: Moment) => void;
  /** Forgets the account, and starts the app anew. */
  readonly reset: () => Promise<void>;
};

let current: PocketPhone | undefined;
const waiting = new Set<() => void>();

/** The phone of the running app; undefined in an app whose store is not simulated, or that has not loaded the library yet. */
export function pocketPhone(): PocketPhone | undefined {
  return current;
}

/** Calls the listener when the app has got its phone; returns a function that ends it. */
export function onPocketPhone(listener: () => void): () => void {
  waiting.add(listener);
  return () => void waiting.delete(listener);
}

export function setPocketPhone(phone: PocketPhone): void {
  current = phone;
  // A route may load the library while React renders it, which is no time for another component to change.
  queueMicrotask(() => {
    for (const listener of [...waiting]) listener();
  });
}
