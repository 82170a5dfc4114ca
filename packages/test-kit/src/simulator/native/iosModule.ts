import {CodedError} from '../errors.ts';
import type {AppStore} from '../store/appStore.ts';
import {formatPrice, type Product, symbolOf} from '../store/catalog.ts';
import {idOnPhone, type Purchase} from '../store/purchase.ts';
import type {World} from '../world.ts';
import {iosProduct, iosPurchase, type Payload} from './iosPayloads.ts';
import type {SendEvent} from './nativeModule.ts';

/** The memory of `ExpoIapModule.swift` in one process; line numbers without a version are those of 2.8.8. */
export class IosModule {
  readonly world: World;
  readonly store: AppStore;
  readonly send: SendEvent;
  readonly transactions = new Map<string, Purchase>();
  /** Null until `initConnection`; only products that were loaded since are in it. */
  products: Map<string, Product> | null = null;
  promoted: Product | null = null;
  #hasListeners = false;
  #stopStream: (() => void) | null = null;
  #stopPromotions: (() => void) | null = null;
  /** Changes with each connection and process, so that a sleeping task can see that it is obsolete. */
  #generation = 0;

  constructor(world: World, store: AppStore, send: SendEvent) {
    this.world = world;
    this.store = store;
    this.send = send;
  }

  /** `Function("initConnection")` (:329-341): at once; 2.7.5 (:252-262) keeps transactions and stream. */
  connect(): boolean {
    if (this.world.traits.connectingForgets) this.forget();
    this.products = new Map();
    this.#stopPromotions ??= this.store.observePromotions((product) => this.#promote(product));
    return this.world.device.paymentsAllowed;
  }

  /**
   * `endConnection` (:476-479): true; 2.7.5 (:377-393) returns false when nothing was connected, and keeps a promoted
   * product.
   */
  end(): boolean {
    if (this.world.traits.connectingForgets) {
      this.forget();
      return true;
    }
    if (!this.products) return false;
    const {promoted} = this;
    this.forget();
    this.promoted = promoted;
    return true;
  }

  /** `cleanupExistingState` (:1034-1061). */
  forget(): void {
    this.#generation += 1;
    this.#stop();
    this.transactions.clear();
    this.promoted = null;
    this.#stopPromotions?.();
    this.#stopPromotions = null;
    this.products = null;
  }

  /** `OnStartObserving` (:319-322, :1063-1067): with the first listener of any event. */
  startObserving(): void {
    this.#hasListeners = true;
    this.#stopStream ??= this.store.startStream((purchase) => this.#update(purchase));
  }

  /** `OnStopObserving` (:324-327): after the last listener of all events. */
  stopObserving(): void {
    this.#hasListeners = false;
    this.#stop();
  }

  /** `disable`: stops the stream up to 2.8.0 (:827-830), does nothing in 2.8.8 (:936-939). */
  disable(): boolean {
    if (this.world.traits.shortNames) this.#stop();
    return true;
  }

  /** `ensureConnection` (:1016-1032); 2.7.5 has a code for loading (:356) and another one for the rest (:480). */
  require(purpose: 'loading' | 'other' = 'other'): Map<string, Product> {
    if (this.products) return this.products;
    if (this.world.traits.connectingForgets) {
      const message = 'Connection not initialized. Call initConnection() first.';
      throw new CodedError('E_NOT_PREPARED', message);
    }
    const code = purpose === 'loading' ? 'E_NOT_PREPARED' : 'E_SERVICE_ERROR';
    throw new CodedError(code, 'Connection not initialized');
  }

  /** `fetchProducts` (:434-452): adds what is found, and returns everything that is stored. */
  async load(skus: readonly string[]): Promise<Payload[]> {
    const products = this.require('loading');
    for (const product of await this.store.products(skus)) products.set(product.id, product);
    return [...products.values()].map((product) => iosProduct(this.world, product));
  }

  /** `finishTransaction` (:776-784): only what this connection has seen. */
  finish(transactionId: string): boolean {
    const purchase = this.transactions.get(transactionId);
    if (!purchase) throw new CodedError('E_DEVELOPER_ERROR', 'Invalid transaction ID');
    this.store.finishTransaction(purchase);
    this.transactions.delete(transactionId);
    return true;
  }

  /** `clearTransactionIOS` (:886-901): finishes everything, in a task that is not awaited. */
  clear(): void {
    for (const purchase of this.store.unfinished()) {
      if (purchase.unverified) continue;
      this.store.finishTransaction(purchase);
      this.transactions.delete(idOnPhone(purchase));
    }
  }

  /** Sleeps on the clock; false when the connection or the process ended meanwhile. */
  async sleep(ms: number): Promise<boolean> {
    return this.#outlives(this.world.clock.sleep(ms));
  }

  /** Sleeps before an answer that the app waits for. */
  async pause(ms: number): Promise<boolean> {
    return this.#outlives(this.world.clock.pause(ms));
  }

  async #outlives(done: Promise<void>): Promise<boolean> {
    const generation = this.#generation;
    await done;
    return generation === this.#generation;
  }

  // `listenForTransactions` (:1074-1098): remembers even when no listener is left.
  #update(purchase: Purchase): void {
    if (purchase.unverified) {
      const message = 'The signature is not valid.';
      const code = 'E_TRANSACTION_VALIDATION_FAILED';
      const payload = {responseCode: code, debugMessage: message, code, message};
      if (this.#hasListeners) this.send('purchase-error', payload);
      return;
    }
    this.transactions.set(idOnPhone(purchase), purchase);
    if (this.#hasListeners)
      this.send('purchase-updated', iosPurchase(this.world, purchase, 'signed'));
  }

  // `handlePromotedProduct` (:1151-1169)
  #promote(product: Product): void {
    this.promoted = product;
    if (this.#hasListeners) this.send('promoted-product-ios', promotedPayload(this.world, product));
  }

  #stop(): void {
    this.#stopStream?.();
    this.#stopStream = null;
  }
}

/** A promoted product as StoreKit 1 describes it (:406-416). */
export function promotedPayload(
  {catalog: {currency}}: World,
  {id, title, price}: Product,
): Payload {
  return {
    productIdentifier: id,
    localizedTitle: title,
    localizedDescription: `About ${title}, ${formatPrice(price, currency)}`,
    price,
    priceLocale: {currencyCode: currency, currencySymbol: symbolOf(currency), countryCode: 'US'},
  };
}
