import type {Simulator} from 'expo-iap-test-kit/simulator';
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
    const {device, server} = this.#phone;
    const {process} = device;
    return async () => {
      await server.gate.pass();
      if (!device.running || device.process !== process) await new Promise(() => {});
    };
  }

  /** Checks and gives in one request; the answer says whether the purchase may be finished. */
  async settle({token, key, productId}: PurchaseFacts): Promise<boolean> {
    if (!(await this.check(token))) return false;
    await this.give(productId, key);
    return true;
  }

  /** Stands in for the global `fetch`: takes the proof of a purchase and says whether it is valid. */
  readonly fetch = async (_url: string, {body = ''}: {body?: string} = {}): Promise<unknown> => {
    const {server} = this.#phone;
    if (server.mood === 'down') return {ok: false, status: 503, json: async () => ({})};
    const {token}: {token?: unknown} = JSON.parse(body);
    const valid = await this.check(String(token));
    return {ok: true, status: 200, json: async () => ({valid})};
  };
}
