import {androidProduct, androidPurchase} from './androidPayloads.ts';
import {CodedError} from './codedError.ts';
import {device, emit} from './device.ts';
import {openSheetAndroid, type PlayRequest} from './sheetAndroid.ts';
import type {LibraryVersion, StoreProduct, StorePurchase} from './storeTypes.ts';

type ProductType = 'inapp' | 'subs';

/** The memory of the Android module; every call connects by itself when it must. */
export class FakeAndroid {
  readonly version: LibraryVersion;
  readonly products = new Map<string, StoreProduct>();

  constructor(version: LibraryVersion) {
    this.version = version;
    device.forget.add(() => this.products.clear());
  }

  async connect(): Promise<boolean> {
    this.#listenToPlay();
    return true;
  }

  async end(): Promise<boolean> {
    this.products.clear();
    device.store.onUpdate = undefined;
    return true;
  }

  // Play tells a running app that a slow payment arrived; everything else the app must ask for.
  #listenToPlay(): void {
    device.store.onUpdate = (purchase) => {
      emit('purchase-updated', androidPurchase(this.version, purchase, 'sheet'));
    };
  }

  async load(type: ProductType, skus: string[]): Promise<unknown[]> {
    await device.store.gate.pass();
    const found = device.store.products.filter(
      (product) => skus.includes(product.id) && typeOf(product) === type,
    );
    for (const product of found) this.products.set(product.id, product);
    return found.map((product) => androidProduct(this.version, product));
  }

  buy(request: PlayRequest): Promise<unknown> {
    return openSheetAndroid(this, request);
  }

  async read(type: ProductType): Promise<unknown[]> {
    const {store} = device;
    return store.purchases
      .filter((one) => !one.gone && !one.revoked)
      .filter((one) => (store.isSubscription(one) ? 'subs' : 'inapp') === type)
      .map((one) => androidPurchase(this.version, one, type));
  }

  async acknowledge(...args: unknown[]): Promise<unknown> {
    // The native function takes one argument, and Expo counts.
    if (args.length !== 1)
      throw new CodedError('ERR_ARGUMENT_COUNT', 'Received too many arguments');
    const purchase = this.#owned(String(args[0]));
    device.store.note(`finish ${purchase.transactionId}`);
    purchase.finished = true;
    return {responseCode: 0, debugMessage: '', code: 'OK', message: ''};
  }

  async consume(token: string): Promise<unknown> {
    const purchase = this.#owned(token);
    device.store.note(`consume ${purchase.transactionId}`);
    purchase.finished = true;
    purchase.gone = true;
    const result = {responseCode: 0, debugMessage: '', code: 'OK', message: ''};
    return {...result, purchaseTokenAndroid: token};
  }

  #owned(token: string): StorePurchase {
    const purchase = device.store.purchases.find((one) => one.token === token && !one.gone);
    if (purchase && !purchase.pending) return purchase;
    device.store.note(`finish ${token} refused`);
    throw new CodedError('E_UNKNOWN', 'An unknown or unexpected error has occurred.');
  }
}

function typeOf(product: StoreProduct): ProductType {
  return product.kind === 'subscription' ? 'subs' : 'inapp';
}
