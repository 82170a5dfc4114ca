import {Gate} from './gate.ts';
import {storeCatalog} from './storeCatalog.ts';
import type {NativeRequest, SheetAnswer, StoreProduct, StorePurchase} from './storeTypes.ts';

const DAY = 24 * 60 * 60 * 1000;

/** What Apple or Google knows about one user; it outlives the app. */
export class FakeStore {
  /** Everything the native side and the server were told, in order. */
  readonly told: string[] = [];
  readonly requests: NativeRequest[] = [];
  readonly purchases: StorePurchase[] = [];
  /** Answers of the next payment sheets; an empty list means that the user pays. */
  readonly sheets: SheetAnswer[] = [];
  products: readonly StoreProduct[] = storeCatalog;
  eligibleForIntro = true;
  /** Runs while the manage-subscriptions sheet is open. */
  onManage: (() => void) | undefined;
  /** Hands a purchase that happened outside of a request to the running app. */
  onUpdate: ((purchase: StorePurchase) => void) | undefined;
  /** Keeps the app waiting for products and payment sheets. */
  readonly gate = new Gate();
  #count = 0;

  product(id: string): StoreProduct | undefined {
    return this.products.find((product) => product.id === id);
  }

  isSubscription(purchase: StorePurchase): boolean {
    return this.product(purchase.productId)?.kind === 'subscription';
  }

  /** Adds a purchase, as if the user had paid. */
  sell(productId: string, changes: Partial<StorePurchase> = {}): StorePurchase {
    this.#count += 1;
    const subscription = this.product(productId)?.kind === 'subscription';
    const purchase: StorePurchase = {
      transactionId: `T${this.#count}`,
      productId,
      token: `token-T${this.#count}`,
      boughtAt: Date.now(),
      accountToken: null,
      withoutOrder: false,
      expiresAt: subscription ? Date.now() + 30 * DAY : null,
      pending: false,
      finished: false,
      gone: false,
      revoked: false,
      autoRenews: subscription,
      state: 1,
      ...changes,
    };
    this.purchases.push(purchase);
    return purchase;
  }

  /** A purchase from another day: paid for, given and finished. */
  sold(productId: string, changes: Partial<StorePurchase> = {}): StorePurchase {
    return this.sell(productId, {finished: true, ...changes});
  }

  /** The payment that the user owed has arrived. */
  pay(purchase: StorePurchase): void {
    purchase.pending = false;
    this.onUpdate?.(purchase);
  }

  /** What the user still owns of a product; a used consumable is not owned. */
  owned(productId: string): StorePurchase | undefined {
    const kind = this.product(productId)?.kind;
    return this.purchases.find(
      (one) =>
        one.productId === productId &&
        !one.gone &&
        !one.revoked &&
        !(kind === 'consumable' && one.finished),
    );
  }

  /** Notes a call; `finish T1` for the native side, `check T1` for the server. */
  note(line: string): void {
    this.told.push(line);
  }
}
