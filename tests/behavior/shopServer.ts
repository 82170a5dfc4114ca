import type {Simulator} from 'expo-iap-test-kit/simulator';
import type {PurchaseFacts} from './library.ts';

/** The server behind the samples: checks with the store, and gives what a key pays for, once. */
export class ShopServer {
  /** The user who is signed in to the app. */
  user = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
  /** What no sample may ask of a server. */
  readonly faults: string[] = [];
  readonly #phone: Simulator;

  constructor(phone: Simulator) {
    this.#phone = phone;
  }

  /** Whether the store says that this is paid for, and by this user. */
  async check(token: string): Promise<boolean> {
    const {server} = this.#phone;
    server.reach();
    const record = server.verify(token);
    await server.gate.pass();
    if (record?.state !== 'paid') return false;
    return (record.accountToken ?? this.user).toLowerCase() === this.user;
  }

  /** Gives what a key pays for, unless the key is known. */
  async give(productId: string | undefined, key: unknown): Promise<void> {
    const {server, store} = this.#phone;
    server.reach();
    const purchase = typeof key === 'string' ? store.find(key) : undefined;
    if (typeof key !== 'string' || !purchase) {
      this.faults.push(`gives for the key ${String(key)}, which is not a purchase`);
      return;
    }
    if (productId !== undefined && productId !== purchase.productId) {
      this.faults.push(`gives ${productId} for a purchase of ${purchase.productId}`);
    }
    server.remember(key, this.user);
    await server.gate.pass();
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
