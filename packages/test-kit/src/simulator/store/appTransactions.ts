import type {Product} from './catalog.ts';
import {givesAccess, type Purchase, type Subscription} from './purchase.ts';
import {Store} from './store.ts';

type Stream = (purchase: Purchase) => void;

/** What StoreKit 2 stores about the transactions of an account, and its stream of updates. */
export abstract class AppTransactions extends Store {
  readonly #unreported = new Set<Purchase>();
  readonly #streams = new Set<Stream>();
  #replayedIn = -1;

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
    const subscriptions = this.own().flatMap(({subscription}) => subscription ?? []);
    return [...new Set(subscriptions)].filter(
      ({current}) => this.world.catalog.getSubscription(current.productId).group === group,
    );
  }

  protected own(): Purchase[] {
    return this.purchases.filter(
      ({account, payment}) =>
        account === this.world.device.account && (payment === 'paid' || payment === 'refunded'),
    );
  }

  #kind(productId: string): Product['kind'] {
    return this.world.catalog.get(productId).kind;
  }
}
