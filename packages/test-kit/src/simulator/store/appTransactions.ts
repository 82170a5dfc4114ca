import type {Product} from './catalog.ts';
import {givesAccess, type Purchase, type Restore, type Subscription, wasPaid} from './purchase.ts';
import type {SaleOptions} from './sale.ts';
import {Store} from './store.ts';

type Stream = (purchase: Purchase) => void;

/** What StoreKit 2 stores about the transactions of an account, and its stream of updates. */
export abstract class AppTransactions extends Store {
  readonly #unreported = new Set<Purchase>();
  readonly #streams = new Set<Stream>();
  readonly #downloadIds = this.world.ids.twin();
  readonly #downloads = new Map<string, string>();
  #replayedIn = -1;

  /** Who subscribes again after the end of a plan goes on under the original id; while Apple still tries to renew, a new one begins. */
  override sell(productId: string, options: SaleOptions = {}): Purchase {
    const product = this.world.catalog.get(productId);
    const account = options.account ?? this.world.device.account;
    const before = this.purchases.findLast(
      (one) =>
        product.kind === 'subscription' &&
        options.family !== true &&
        one.account === account &&
        !one.family &&
        (one.subscription?.state === 'expired' || one.subscription?.state === 'revoked') &&
        this.world.catalog.getSubscription(one.productId).group === product.group,
    );
    const original = before && (before.original ?? before);
    return super.sell(productId, {...(original && {original}), ...options});
  }

  /** Another phone of the account gets a purchase that the account keeps, under a transaction of its own. */
  restore(purchase: Purchase): Restore {
    const transactionId = this.world.ids.transaction();
    const restore = {transactionId, token: this.makeToken(transactionId)};
    purchase.restores.push(restore);
    this.number(restore.transactionId, purchase);
    this.world.log.note('store', 'restores on another phone', {id: purchase.id});
    return restore;
  }

  /** The app is on another phone from now on. */
  changePhone(): void {
    for (const one of this.purchases)
      if (wasPaid(one) && this.#kind(one.productId) !== 'consumable')
        one.shownAs = this.restore(one);
  }

  /** Apple's number of an account's download of the app, which is the same on all its phones. */
  appTransactionIdOf(account: string): string {
    const known = this.#downloads.get(account) ?? this.#downloadIds.transaction();
    this.#downloads.set(account, known);
    return known;
  }

  /** `Transaction.updates`: what happened outside of a request, and once after each start what is not finished. */
  startStream(stream: Stream): () => void {
    const {process} = this.world.device;
    const unfinished = this.#replayedIn === process ? [] : this.unfinished();
    this.#replayedIn = process;
    const first = new Set([...unfinished, ...this.#unreported]);
    this.#unreported.clear();
    this.#streams.add(stream);
    // StoreKit answers from another process: never before the call that started the stream is over.
    void Promise.resolve().then(() => {
      for (const purchase of first) if (this.#streams.has(stream)) stream(purchase);
    });
    return () => void this.#streams.delete(stream);
  }

  override deliver(id: string): void {
    const purchase = this.get(id);
    if (this.#streams.size === 0) this.#unreported.add(purchase);
    for (const stream of [...this.#streams]) stream(purchase);
  }

  /** `Transaction.currentEntitlements`: never a consumable. */
  entitlements(): Purchase[] {
    const consumable = ({productId}: Purchase) => this.#kind(productId) === 'consumable';
    return this.own().filter((one) => givesAccess(one) && !consumable(one));
  }

  /** `Transaction.all`: a finished consumable is not kept unless it was refunded. */
  history(): Purchase[] {
    return this.own().filter(
      ({productId, finished, payment}) =>
        this.#kind(productId) !== 'consumable' || !finished || payment === 'refunded',
    );
  }

  /** `Transaction.unfinished`. */
  unfinished(): Purchase[] {
    return this.own().filter(({finished, family}) => !finished && !family);
  }

  /** `Product.latestTransaction`: none for a finished consumable. */
  latest(productId: string): Purchase | undefined {
    return this.history().findLast((one) => one.productId === productId);
  }

  /** One entry for each subscription of the group that the account has or had. */
  statuses(group: string): Subscription[] {
    const newest = new Map<Purchase, Subscription>();
    for (const {subscription} of this.own())
      if (subscription)
        newest.set(subscription.current.original ?? subscription.current, subscription);
    return [...newest.values()].filter(
      ({current}) => this.world.catalog.getSubscription(current.productId).group === group,
    );
  }

  protected own(): Purchase[] {
    const {account} = this.world.device;
    return this.purchases.filter((one) => one.account === account && wasPaid(one));
  }

  #kind(productId: string): Product['kind'] {
    return this.world.catalog.get(productId).kind;
  }
}
