import {CodedError} from './codedError.ts';
import {countListeners, device, emit} from './device.ts';
import {iosProduct, iosPurchase, iosStatus} from './iosPayloads.ts';
import {openSheetIos, type AskStoreKit} from './sheetIos.ts';
import type {LibraryVersion, StoreProduct, StorePurchase} from './storeTypes.ts';

/** The memory of the iOS module: empty at start of the app, and partly after each connect. */
export class FakeIos {
  readonly version: LibraryVersion;
  connected = false;
  readonly products = new Map<string, StoreProduct>();
  readonly transactions = new Map<string, StorePurchase>();
  #streaming = false;

  constructor(version: LibraryVersion) {
    this.version = version;
    device.forget.add(() => this.#forget());
  }

  connect(): boolean {
    if (this.version === '2.7') this.products.clear();
    else this.#forget();
    this.connected = true;
    return true;
  }

  end(): Promise<boolean> {
    const was = this.connected;
    this.#forget();
    return Promise.resolve(this.version === '2.7' ? was : true);
  }

  #forget(): void {
    this.#streaming = false;
    this.connected = false;
    this.products.clear();
    this.transactions.clear();
  }

  /** Starts StoreKit's stream with the first listener: it repeats what is not finished. */
  startStream(): void {
    if (this.#streaming) return;
    this.#streaming = true;
    device.store.onUpdate = (purchase) => this.deliver(purchase);
    setTimeout(() => {
      for (const purchase of device.store.purchases) {
        if (!purchase.finished && !purchase.pending) this.deliver(purchase);
      }
    });
  }

  stopStream(): void {
    if (countListeners() === 0) this.#streaming = false;
  }

  /** Sends a transaction of StoreKit's stream to the app. */
  deliver(purchase: StorePurchase): void {
    if (!this.#streaming) return;
    this.transactions.set(purchase.transactionId, purchase);
    emit('purchase-updated', iosPurchase(this.version, purchase));
  }

  require(code: string): void {
    if (!this.connected) throw new CodedError(code, 'Connection not initialized');
  }

  async load(skus: string[]): Promise<unknown[]> {
    this.require('E_NOT_PREPARED');
    await device.store.gate.pass();
    for (const product of device.store.products) {
      if (skus.includes(product.id)) this.products.set(product.id, product);
    }
    return [...this.products.values()].map((product) => iosProduct(this.version, product));
  }

  buy: AskStoreKit = (...request) => openSheetIos(this, request);

  async finish(transactionId: string): Promise<boolean> {
    const purchase = this.transactions.get(transactionId);
    device.store.note(purchase ? `finish ${transactionId}` : `finish ${transactionId} refused`);
    if (!purchase) throw new CodedError('E_DEVELOPER_ERROR', 'Invalid transaction ID');
    this.transactions.delete(transactionId);
    purchase.finished = true;
    return true;
  }

  async read(_alsoPublish: boolean, onlyActive: boolean): Promise<unknown[]> {
    if (this.version === '2.8') this.require('E_NOT_PREPARED');
    return device.store.purchases
      .filter((one) => !onlyActive || this.#isEntitlement(one))
      .map((one) => iosPurchase(this.version, one));
  }

  #isEntitlement(purchase: StorePurchase): boolean {
    const kind = this.products.get(purchase.productId)?.kind;
    if (kind === undefined || kind === 'consumable') return false;
    if (purchase.pending || purchase.gone || purchase.revoked) return false;
    return kind === 'unlock' || purchase.state === 1 || purchase.state === 4;
  }

  async sync(): Promise<boolean> {
    device.store.note('sync');
    return true;
  }

  async status(sku: string): Promise<unknown[] | null> {
    this.require(this.version === '2.7' ? 'E_SERVICE_ERROR' : 'E_NOT_PREPARED');
    const group = this.products.get(sku)?.group;
    if (group === undefined) return null;
    return device.store.purchases
      .filter((one) => !one.gone && device.store.product(one.productId)?.group === group)
      .map(iosStatus);
  }

  /** Opens Apple's sheet; 2.8 answers with what changed, 2.7 sends it as events afterwards. */
  async manage(): Promise<unknown> {
    device.store.note('manage');
    const before = new Map(device.store.purchases.map((one) => [one, one.autoRenews]));
    device.store.onManage?.();
    // From 2.8.8 the module waits until StoreKit knows.
    if (this.version === '2.8') await new Promise((done) => setTimeout(done, 10));
    const changed = [...before].filter(([one, renews]) => one.autoRenews !== renews);
    const payloads = changed.map(([one]) => ({
      one,
      payload: iosPurchase(this.version, one),
    }));
    if (this.version === '2.8') {
      return payloads.map(({one, payload}) => ({...payload, willAutoRenewIOS: one.autoRenews}));
    }
    setTimeout(() => {
      for (const {one, payload} of payloads) {
        emit('purchase-updated', {...payload, renewalInfo: iosStatus(one).renewalInfo});
      }
    });
    return true;
  }
}
