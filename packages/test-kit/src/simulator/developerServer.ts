import {SimulatorError} from './errors.ts';
import {Gate} from './gate.ts';
import type {Purchase} from './store/purchase.ts';
import type {Store} from './store/store.ts';
import type {World} from './world.ts';

/** What the store's own server says about a purchase. */
export type StoreRecord = {
  /** Apple's transaction id, or Google's purchase token. */
  readonly key: string;
  readonly productId: string;
  readonly state: 'paid' | 'pending' | 'revoked';
  /** The account token that the app sent with its request. */
  readonly accountToken: string | null;
};

export type Verdict = 'booked' | 'known' | 'pending' | 'refused' | 'revoked';

/** The server of the app's developer: asks the store, and gives each purchase once. */
export class DeveloperServer {
  /** `down` fails, `distrustful` finds no purchase genuine. */
  mood: 'well' | 'down' | 'distrustful' = 'well';
  /** Makes answers slow. */
  readonly gate: Gate;
  /** Each booked purchase, by its key. */
  readonly books = new Map<string, {readonly userId: string; readonly productId: string}>();
  readonly #world: World;
  readonly #store: Store;

  constructor(world: World, store: Store) {
    this.#world = world;
    this.#store = store;
    this.gate = new Gate(world.clock);
  }

  /** Called for each request to the server: throws when the phone does not have a network or the server is down. */
  reach(): void {
    if (!this.#world.device.network) throw new TypeError('Network request failed');
    this.#world.moments.reach('asked server');
    if (this.mood === 'down') throw new Error('The server answers 503.');
  }

  /** Asks Apple or Google; null for what is not a purchase of this app. */
  verify(token: string): StoreRecord | null {
    const purchase = this.#store.find(token);
    this.#world.log.note('server', 'checks', {id: purchase?.id ?? 'a forgery'});
    if (!purchase || this.mood === 'distrustful' || purchase.payment === 'declined') return null;
    const {productId, payment, accountToken} = purchase;
    const states = {paid: 'paid', pending: 'pending', refunded: 'revoked'} as const;
    return {key: this.#keyOf(purchase), productId, state: states[payment], accountToken};
  }

  /** Checks a purchase and gives it to a user, unless it was given before. */
  async book(userId: string, token: string): Promise<Verdict> {
    this.reach();
    const record = this.verify(token);
    const verdict = this.#judge(userId, record);
    if (record && verdict === 'booked') this.remember(record.key, userId);
    if (record && verdict === 'revoked') this.books.delete(record.key);
    await this.gate.pass();
    return verdict;
  }

  /** Gives a purchase and records its key; false when the key is already recorded. */
  remember(key: string, userId: string): boolean {
    if (this.books.has(key)) return false;
    const purchase = this.#store.find(key);
    if (!purchase) throw new SimulatorError(`No purchase has the key "${key}".`);
    this.books.set(key, {userId, productId: purchase.productId});
    this.#world.log.note('server', 'books', {id: purchase.id, userId});
    this.#world.ledger.give(purchase.id);
    this.#world.moments.reach('booked');
    return true;
  }

  #judge(userId: string, record: StoreRecord | null): Verdict {
    if (!record) return 'refused';
    if (record.state !== 'paid') return record.state;
    if ((record.accountToken ?? userId).toLowerCase() !== userId.toLowerCase()) return 'refused';
    return this.books.has(record.key) ? 'known' : 'booked';
  }

  #keyOf({token, transactionId}: Purchase): string {
    return this.#world.platform === 'ios' ? transactionId : token;
  }
}
