import {CodedError} from '../errors.ts';
import {billing, type BillingResult} from '../store/billing.ts';
import type {Product} from '../store/catalog.ts';
import type {PlayStore} from '../store/playStore.ts';
import type {World} from '../world.ts';
import {androidProduct, androidPurchase} from './androidPayloads.ts';
import {AndroidPurchasing} from './androidPurchasing.ts';
import type {Payload} from './iosPayloads.ts';
import {type NativeCode, type SendEvent, takes} from './nativeModule.ts';
import {androidErrorCodes, billingRejection, responseData} from './playUtils.ts';

type Client = {ready: boolean; readonly close: () => void};

/** The memory of `ExpoIapModule.kt` in one process; line numbers without a version are those of 2.8.8. */
export class AndroidModule {
  readonly world: World;
  readonly store: PlayStore;
  readonly skus = new Map<string, Product>();
  readonly purchasing: AndroidPurchasing;
  #client: Client | null = null;

  constructor(world: World, store: PlayStore, send: SendEvent) {
    this.world = world;
    this.store = store;
    this.purchasing = new AndroidPurchasing(this, send);
  }

  /** `initBillingClient` (:701-745): always a new client, also when there is one. */
  async connect(): Promise<true> {
    const {device, log} = this.world;
    if (!device.playServices) {
      const message = 'Google Play Services are not available on this device';
      throw new CodedError('E_NOT_PREPARED', message);
    }
    this.#client?.close();
    const close = this.store.listen((result, purchases) =>
      this.purchasing.onPurchasesUpdated(result, purchases),
    );
    const client = {ready: false, close};
    this.#client = client;
    // Play answers from another process.
    await Promise.resolve();
    const setup = this.store.failures.resultOf('connect');
    if (setup && setup.code !== billing.ok) {
      const message = `Billing setup finished with error: ${setup.message}`;
      throw new CodedError('E_INIT_CONNECTION', message);
    }
    client.ready = true;
    // :737 uses the client of the field, which may be a newer one by now; without any it would crash.
    if (!this.#client) {
      log.note('native', 'is set up after the end of the connection and never answers');
      await new Promise(() => {});
    }
    return true;
  }

  /** `endConnection` (:150-155); open purchases stay open. */
  end(): true {
    this.#client?.close();
    this.#client = null;
    this.skus.clear();
    return true;
  }

  /** `ensureConnection` (:687-699): every call connects by itself; up to 2.8.7 also while the client is not ready (2.7.5 :531). */
  async ensureConnection(): Promise<void> {
    const client = this.#client;
    if (client && (client.ready || this.world.traits.reconnects)) return;
    await this.connect();
  }

  /** `fetchProducts` (:157-266) */
  async load(type: string, skus: readonly string[]): Promise<Payload[]> {
    await this.ensureConnection();
    const {traits, catalog} = this.world;
    if (skus.length === 0) throw new CodedError(traits.emptyListCode, 'The SKU list is empty.');
    const found =
      this.store.failures.resultOf('products') ?? (await this.store.products(type, skus));
    if (!Array.isArray(found))
      throw new CodedError('E_QUERY_PRODUCT', `Error querying product details: ${found.message}`);
    for (const product of found) this.skus.set(product.id, product);
    return found.map((one) =>
      androidProduct(traits, one, this.store.offersOf(one), catalog.currency),
    );
  }

  /** `getAvailableItemsByType` (:381-421): every word but `subs` means one-time products. */
  async read(type: string): Promise<Payload[]> {
    await this.ensureConnection();
    const failure = this.store.failures.resultOf('purchases');
    // `isValidResult` (:675-684)
    if (failure) throw billingRejection(failure);
    const kind = type === 'subs' ? 'subs' : 'inapp';
    return this.store.owned(kind).map((one) => androidPurchase(this.world.traits, one, kind));
  }

  /** `acknowledgePurchaseAndroid` (:591-621) and `consumeProductAndroid` (:623-650) */
  async settle(
    call: 'acknowledge' | 'consume',
    act: () => BillingResult,
    extra: Payload = {},
  ): Promise<Payload> {
    await this.ensureConnection();
    const result = this.store.failures.resultOf(call) ?? act();
    if (result.code !== billing.ok) throw billingRejection(result);
    const {code, message} = responseData(result.code);
    return {responseCode: result.code, debugMessage: result.message, code, message, ...extra};
  }
}

/** The native code of a process on Android. */
export function androidCode(world: World, store: PlayStore, send: SendEvent): NativeCode {
  const {shortNames} = world.traits;
  const module = new AndroidModule(world, store, send);
  const load = takes(2, (args) => module.load(args.text(0), args.texts(1)));
  const buy = takes(1, (args) => module.purchasing.request(args.record(0)));
  const acknowledge = takes(1, (args) => {
    const token = args.text(0);
    return module.settle('acknowledge', () => store.acknowledge(token));
  });
  const consume = takes(1, (args) => {
    const token = args.text(0);
    return module.settle('consume', () => store.consume(token), {purchaseTokenAndroid: token});
  });
  const early = {
    getItemsByType: load,
    buyItemByType: buy,
    acknowledgePurchase: acknowledge,
    consumeProduct: consume,
  };
  const later = {
    fetchProducts: load,
    requestProducts: load,
    requestPurchase: buy,
    acknowledgePurchaseAndroid: acknowledge,
    consumeProductAndroid: consume,
  };
  return {
    functions: {
      initConnection: takes(0, () => module.connect()),
      endConnection: takes(0, () => module.end()),
      getAvailableItemsByType: takes(1, (args) => module.read(args.text(0))),
      getStorefront: takes(0, () => module.ensureConnection().then(() => 'US')),
      ...(shortNames ? early : later),
    },
    errorCodes: androidErrorCodes(world.traits),
    events: ['purchase-updated', 'purchase-error'],
    startObserving: () => {},
    stopObserving: () => {},
    die: () => module.end(),
  };
}
