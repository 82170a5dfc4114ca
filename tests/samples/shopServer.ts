import type {Answer} from 'expo-iap-test-kit/serverAnswer';
import type {Simulator} from 'expo-iap-test-kit/simulator';
import {type Fetch, fetchOf} from './appFetch.ts';
import type {PurchaseFacts} from './library.ts';

/** The server behind the samples: checks with the store, and gives what a key pays for, once. */
export class ShopServer {
  /** The user who is signed in to the app. */
  user = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
  /** What no sample may ask of a server. */
  readonly faults: string[] = [];
  readonly #phone: Simulator;
  /** Purchases that were paid for when the app asked. */
  readonly #accepted = new Set<string>();

  constructor(phone: Simulator) {
    this.#phone = phone;
  }

  /** Whether the store says that this is paid for, and by this user. */
  async check(token: string): Promise<boolean> {
    const {server} = this.#phone;
    const answers = this.#answerer();
    server.reach();
    const record = server.verify(token);
    await answers();
    if (record?.state !== 'paid') return false;
    this.#accepted.add(record.key);
    return (record.accountToken ?? this.user).toLowerCase() === this.user;
  }

  /** Gives what a key pays for, unless the key is known. */
  async give(productId: string | undefined, key: unknown): Promise<void> {
    const {server, store} = this.#phone;
    const answers = this.#answerer();
    server.reach();
    const purchase = typeof key === 'string' ? store.find(key) : undefined;
    if (typeof key !== 'string' || !purchase) {
      this.faults.push(`gives for the key ${String(key)}, which is not a purchase`);
      return;
    }
    if (productId !== undefined && productId !== purchase.productId) {
      this.faults.push(`gives ${productId} for a purchase of ${purchase.productId}`);
    }
    // The store tells the server of a refund; the app, which asked before it, can't know.
    const isTakenBack = purchase.payment === 'refunded' && this.#accepted.has(key);
    if (!isTakenBack) server.remember(key, this.user);
    await answers();
  }

  /** Waits as long as the server takes; a process that died meanwhile gets no answer. */
  #answerer(): () => Promise<void> {
    const {server} = this.#phone;
    const lives = this.#lives();
    return async () => {
      await server.gate.pass();
      await lives();
    };
  }

  #lives(): () => Promise<void> {
    const {device} = this.#phone;
    const {process} = device;
    return async () => {
      if (!device.running || device.process !== process) await new Promise(() => {});
    };
  }

  /** Checks and gives, and says so in the words of the server that the site shows. */
  async answer(token: string): Promise<Answer> {
    const lives = this.#lives();
    const answer = await this.#phone.server.check(this.user, token);
    await lives();
    return answer;
  }

  /** Checks and gives in one request; the answer says whether the purchase may be finished. */
  async settle({token, key, productId}: PurchaseFacts): Promise<boolean> {
    if (!(await this.check(token))) return false;
    await this.give(productId, key);
    return true;
  }

  /** Stands in for the global `fetch`: the server of the site behind it. */
  readonly fetch: Fetch = (url, request) => fetchOf(this.#phone)(url, request);
}
