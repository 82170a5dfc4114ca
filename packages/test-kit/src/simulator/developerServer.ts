import {SimulatorError} from './errors.ts';
import {Gate} from './gate.ts';
import {
  accessUntil,
  type Account,
  type Answer,
  coinsOf,
  isUnpaid,
  stateOf,
} from './serverAnswer.ts';
import type {Purchase, Subscription} from './store/purchase.ts';
import type {Store} from './store/store.ts';
import type {World} from './world.ts';

/** A purchase that was paid for when the app sent it. */
export type BookedRow = {
  readonly userId: string;
  readonly productId: string;
  /** The app brought a refund, so the server took back what it gave. */
  revoked: boolean;
};

/** An answer without what the user has. */
type Decision = Omit<Answer, 'account'>;

/** The server of the app's developer: asks the store, and gives each purchase once. */
export class DeveloperServer {
  /** `down` fails, `distrustful` finds no purchase genuine. */
  mood: 'well' | 'down' | 'distrustful' = 'well';
  /** Makes answers slow. */
  readonly gate = new Gate();
  /** Each booked purchase, by its key. */
  readonly books = new Map<string, BookedRow>();
  /** Who has a subscription, whichever of its purchases came first. */
  readonly #subscribers = new Map<Subscription, string>();
  readonly #world: World;
  readonly #store: Store;

  constructor(world: World, store: Store) {
    this.#world = world;
    this.#store = store;
  }

  /** Called for each request to the server: throws when the phone does not have a network or the server is down. */
  reach(): void {
    if (!this.#world.device.network) throw new TypeError('Network request failed');
    this.#world.moments.reach('asked server');
    if (this.mood === 'down') throw new Error('The server answers 503.');
  }

  /** Asks Apple or Google; null for what is not a purchase of this app. */
  verify(token: string) {
    const purchase = this.#store.find(token);
    this.#world.log.note('server', 'checks', {id: purchase?.id ?? 'a forgery'});
    if (!purchase || this.mood === 'distrustful') return null;
    const {productId, payment, accountToken} = purchase;
    // While Apple waits for the payment, there is nothing to verify.
    if (payment === 'pending' && this.#world.platform === 'ios') return null;
    // Google says the same of a payment that never came as of one that was given back.
    const state = payment === 'paid' || payment === 'pending' ? payment : 'revoked';
    return {key: this.#keyOf(purchase), productId, state, accountToken};
  }

  /** Checks a purchase, and gives it to its owner unless it was given before. */
  async check(user: string, token: string): Promise<Answer> {
    const decided = this.#decide(user, token);
    const account = this.accountOf(user);
    await this.gate.pass();
    return {...decided, account};
  }

  /** The same for who does not ask what the user has, which takes longer with each purchase. */
  async decide(user: string, token: string): Promise<Decision> {
    const decided = this.#decide(user, token);
    await this.gate.pass();
    return decided;
  }

  /** What a user has, without asking the store again. */
  accountOf(user: string): Account {
    const access: Record<string, number> = {};
    const unpaid: Record<string, Account['unpaid'][string]> = {};
    let coins = 0;
    for (const [key, row] of this.books) {
      const purchase = this.#store.find(key);
      if (!purchase || row.revoked || row.userId !== user.toLowerCase()) continue;
      coins += coinsOf(purchase);
      const until = accessUntil(this.#world, purchase);
      const product = purchase.subscription?.current.productId ?? purchase.productId;
      if (until !== null) access[product] = Math.max(access[product] ?? 0, until);
      for (const item of until === null ? [] : purchase.items) {
        const end = item.state === 'renews' ? (until ?? 0) : item.expiresAt;
        if (item.state !== 'over')
          access[item.productId] = Math.max(access[item.productId] ?? 0, end);
      }
      const state = stateOf(this.#world, purchase);
      if (isUnpaid(state)) unpaid[product] = state;
    }
    return {coins, access, unpaid};
  }

  /** Gives a purchase and records its key; false when the key is already recorded. */
  remember(key: string, user: string): boolean {
    if (this.books.has(key)) return false;
    const purchase = this.#store.find(key);
    if (!purchase) throw new SimulatorError(`No purchase has the key "${key}".`);
    const userId = user.toLowerCase();
    const {subscription} = purchase;
    if (subscription && !this.#subscribers.has(subscription))
      this.#subscribers.set(subscription, userId);
    this.books.set(key, {userId, productId: purchase.productId, revoked: false});
    this.#world.log.note('server', 'books', {id: purchase.id, userId});
    this.#world.ledger.give(purchase.id);
    this.#world.moments.reach('booked');
    return true;
  }

  #decide(anyCase: string, token: string): Decision {
    this.reach();
    const user = anyCase.toLowerCase();
    const record = this.verify(token);
    const purchase = this.#store.find(token);
    if (!record || !purchase)
      return {genuine: false, state: null, accessUntil: null, ofAnother: false};
    const owner = this.#ownerOf(purchase) ?? user;
    if (record.state === 'paid') this.remember(record.key, owner);
    const row = this.books.get(record.key);
    if (row && record.state === 'revoked') row.revoked = true;
    const ofAnother = owner !== user;
    return {
      genuine: true,
      state: stateOf(this.#world, purchase),
      accessUntil: ofAnother ? null : accessUntil(this.#world, purchase),
      ofAnother,
    };
  }

  /** Who has a purchase, or the subscription that it belongs to; a purchase that nobody has is of who brings it. */
  #ownerOf(purchase: Purchase): string | undefined {
    const own = this.books.get(this.#keyOf(purchase))?.userId;
    const {accountToken, subscription, takesUp} = purchase;
    if (own !== undefined || accountToken) return own ?? accountToken?.toLowerCase();
    if (takesUp) return this.#ownerOf(takesUp);
    if (!subscription) return undefined;
    return this.#subscribers.get(subscription);
  }

  // To look at the token is to sign it.
  #keyOf(purchase: Purchase): string {
    return this.#world.platform === 'ios' ? purchase.transactionId : purchase.token;
  }
}
