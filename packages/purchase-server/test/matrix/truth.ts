import type {Simulator} from 'expo-iap-test-kit/simulator';
import type {Purchase} from 'expo-iap-test-kit/store/purchase';
import {FRIEND, NEWCOMER, people, USER} from '../shop.ts';
import {type Setting, TESTERS} from './setting.ts';

const DAY = 86_400_000;
const ALWAYS = Date.UTC(9999, 11, 31);

/** What a purchase is worth: of a product how many packs, and of a plan or an unlock the end. */
type Worth = ReadonlyMap<string, number>;

/** A purchase as the two stores tell it apart from others. */
export type Known = {
  readonly key: string;
  /** What it was worth since the server has certainly heard of it; before that it may also be worth nothing. */
  worths: Worth[];
  /** The server has certainly recorded it. */
  isCertain: boolean;
  /** Somebody tried to tell the server, and does not know what became of it. */
  isTried: boolean;
  owner: string | undefined;
  /** Whose apps sent it. */
  readonly senders: Set<string>;
  /** It was used up by a user who was deleted. */
  isVoid: boolean;
};

/** What the stores know, and what of it the server has certainly heard. It asks the simulated stores only. */
export class Truth {
  readonly #simulator: Simulator;
  readonly #setting: Setting;
  readonly #known = new Map<string, Known>();
  /** Who can sign in. */
  readonly accounts = new Set([USER, FRIEND]);
  /** Whom the server knows, by itself or by your sign-in. */
  readonly met = new Set([USER, FRIEND]);

  /** Who lets you tell Apple, and how much of what Apple was told is looked through. */
  readonly agreed = new Set<string>();
  consumption = 0;

  /** Coins that users spent. */
  readonly #spent = new Map<string, number>();

  constructor(simulator: Simulator, setting: Setting) {
    this.#simulator = simulator;
    this.#setting = setting;
  }

  /** Users who were not deleted. */
  get everybody(): readonly string[] {
    return [USER, FRIEND, NEWCOMER].filter((user) => user === NEWCOMER || this.met.has(user));
  }

  /** Your sign-in knows a user from now on. */
  signUp(user: string): void {
    this.accounts.add(user);
    this.met.add(user);
    // What was recorded for them waits.
    for (const known of this.all) if (known.isCertain) known.owner ??= this.named(known);
  }

  spend(user: string, coins: number): void {
    this.#spent.set(user, this.spentBy(user) + coins);
  }

  spentBy(user: string): number {
    return this.#spent.get(user) ?? 0;
  }

  get purchases(): readonly Purchase[] {
    return this.#simulator.store.purchases;
  }

  get all(): readonly Known[] {
    return [...this.#known.values()];
  }

  /** One purchase is one token of Google, and all transactions with the same original of Apple. */
  of(purchase: Purchase): Known {
    const {id: key} = this.#isApple ? (purchase.original ?? purchase) : purchase;
    let known = this.#known.get(key);
    if (!known) {
      const fresh = {isCertain: false, isTried: false, owner: undefined, isVoid: false};
      known = {...fresh, key, worths: [new Map()], senders: new Set()};
      this.#known.set(key, known);
    }
    return known;
  }

  /** After something has happened: the server may know it, or not. */
  note(): void {
    for (const purchase of this.purchases) this.of(purchase);
    for (const known of this.all) known.worths.push(this.#worthOf(known));
  }

  /** The server has certainly read how things are now. */
  heard(known: Known): void {
    Object.assign(known, {worths: [this.#worthOf(known)], isCertain: true, isTried: false});
    known.owner ??= this.named(known);
  }

  /** Whether it goes to the installation that sends it: all but what is used up. */
  moves(known: Known): boolean {
    return this.#isRestored && this.#last(known).productId !== 'coins_100';
  }

  /** An app sends it, and nobody knows yet what becomes of that. */
  sent(user: string, known: Known): void {
    known.isTried = true;
    if (this.moves(known) && known.owner !== undefined) {
      known.senders.add(known.owner);
      known.owner = undefined;
    }
    known.senders.add(user);
  }

  /** Whether what a user bought counts: test purchases are of testers. */
  counts(user: string): boolean {
    return this.#setting.environment === 'Production' || TESTERS.includes(user);
  }

  /** The user whom the store names, or who has the plan that this one follows. */
  named(known: Known): string | undefined {
    if (known.isVoid || (this.#isRestored && known.senders.size > 0)) return undefined;
    const last = this.#last(known);
    const before = this.#before(last);
    const token = last.accountToken ?? last.takesUp?.accountToken ?? null;
    if (token !== null) return this.met.has(token) ? token : undefined;
    return before?.owner;
  }

  /** Everybody who may have it, as long as nobody certainly has. */
  candidates(known: Known): ReadonlySet<string> {
    const all = this.purchases.filter((one) => this.of(one) === known);
    const found = new Set<string>();
    for (const one of all) {
      const before = this.#before(one);
      const token = one.accountToken ?? one.takesUp?.accountToken ?? null;
      if (token !== null) found.add(token);
      const isNamed = token !== null && !this.#isRestored;
      if (!isNamed) for (const user of known.senders) found.add(user);
      if (!isNamed && before) for (const user of this.candidates(before)) found.add(user);
    }
    return found;
  }

  /** Whether a user has it; undefined when nobody can say. */
  has(user: string, known: Known): boolean | undefined {
    if (known.isVoid) return false;
    if (known.owner !== undefined) return known.owner === user;
    return this.candidates(known).has(user) ? undefined : false;
  }

  /** A user is deleted: what they used up is gone, and the rest finds a new owner. */
  forget(user: string): void {
    this.accounts.delete(user);
    this.met.delete(user);
    this.#spent.delete(user);
    this.agreed.delete(user);
    for (const known of this.all) {
      if (known.owner !== user) continue;
      // Nobody reads it again before somebody sends it.
      Object.assign(known, {owner: undefined, isCertain: false});
      known.senders.clear();
      known.isVoid = this.#last(known).productId === 'coins_100';
      known.worths.push(new Map());
    }
  }

  /** How many packs were ever paid for. */
  sold(known: Known): number {
    return this.#last(known).quantity;
  }

  boughtAt(known: Known): number {
    return this.#last(known).boughtAt;
  }

  /** What the app on the phone of an account still sends at its start. */
  get unfinished(): readonly Purchase[] {
    return this.purchases.filter(({payment, consumed, upgraded, subscription, ...one}) => {
      const isOld = upgraded || (subscription?.current.id ?? one.id) !== one.id;
      if (payment !== 'paid' || consumed || isOld) return false;
      return this.#isApple || isOpen(subscription?.state ?? 'active');
    });
  }

  get #isRestored(): boolean {
    return this.#setting.owners === 'installations';
  }

  get #isApple(): boolean {
    return this.#simulator.platform === 'ios';
  }

  #before({replaces, takesUp}: Purchase): Known | undefined {
    const before = replaces?.old ?? takesUp;
    return before ? this.of(before) : undefined;
  }

  #last(known: Known): Purchase {
    const last = this.purchases.findLast((one) => this.of(one) === known);
    if (!last) throw new Error(`There is no purchase ${known.key}.`);
    return last;
  }

  #worthOf(known: Known): Worth {
    const last = this.#last(known);
    const {kind} = this.#simulator.catalog.get(last.productId);
    if (kind === 'subscription') return this.#planOf(known);
    const {payment, quantity, refundedQuantity, revokedPercent, productId} = last;
    const isPart = payment === 'refunded' && revokedPercent !== null;
    const kept = isPart ? (quantity * (100 - revokedPercent)) / 100 : quantity - refundedQuantity;
    if ((payment !== 'paid' && !isPart) || kept === 0) return new Map();
    return new Map([[productId, kind === 'unlock' ? ALWAYS : kept]]);
  }

  #planOf(known: Known): Worth {
    const subscription = this.purchases.findLast(
      (one) => one.subscription && this.of(one) === known,
    )?.subscription;
    if (!subscription || this.of(subscription.current) !== known || !isOpen(subscription.state))
      return new Map();
    const {productId, expiresAt, items} = subscription.current;
    const grace = this.#simulator.catalog.getSubscription(productId).graceDays ?? 0;
    const end = (expiresAt ?? 0) + (subscription.state === 'grace' ? grace * DAY : 0);
    const beside = items.filter(({state}) => state !== 'over');
    return new Map([
      [productId, end],
      ...beside.map((one): [string, number] => [
        one.productId,
        one.state === 'renews' ? end : Math.min(end, one.expiresAt),
      ]),
    ]);
  }
}

function isOpen(state: string): boolean {
  return state === 'active' || state === 'grace';
}

/** Who is signed in to the app on the phone of an account of the store. */
export function userOf({account}: Purchase): string {
  return people[account] ?? USER;
}
