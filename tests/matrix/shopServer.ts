import type {Simulator} from 'expo-iap-test-kit/simulator';
import type {CheckAnswer, CheckRequest} from '@site/docs/examples/_samples/server-check.ts';
import type {AskStore, Ledger} from '@site/docs/examples/_samples/server-ledger.ts';
import {isActive} from './access.ts';

type Row = {readonly userId: string; readonly productId: string; readonly proof: string};
type Request = {readonly body?: string; readonly headers?: Readonly<Record<string, string>>};

/** How the server records a purchase: `recordPurchase` of the samples, perhaps with a fault. */
export type Recorder = (
  userId: string,
  request: CheckRequest,
  askStore: AskStore,
  ledger: Ledger,
) => Promise<CheckAnswer>;

/** How long a connection waits for an answer; none is still open a day later. */
const PATIENCE = 60 * 60 * 1000;

/** Your server behind every shop, over a database in memory. */
export class ShopServer {
  readonly #phone: Simulator;
  readonly #givesItself: boolean;
  readonly #record: Recorder;
  readonly #rows = new Map<string, Row>();

  constructor(phone: Simulator, givesItself: boolean, record: Recorder) {
    this.#phone = phone;
    this.#givesItself = givesItself;
    this.#record = record;
  }

  /** The `fetch` of one process: a dead one gets no answer, and one that waits too long an error. */
  fetchOf(process: number) {
    return async (_address: string, request: Request = {}): Promise<Response> => {
      const {device, clock} = this.#phone;
      const asked = clock.now;
      const answer = await this.#answer(request);
      if (clock.now - asked > PATIENCE) throw new TypeError('Network request failed');
      if (!device.running || device.process !== process) return new Promise(() => {});
      return answer;
    };
  }

  /** What a user has: coins of all time, plans only while their period lasts. */
  accountOf(userId: string) {
    const rows = [...this.#rows.values()].filter((row) => row.userId === userId);
    const coins = rows.reduce((sum, {productId}) => sum + coinsIn(productId), 0);
    const lasting = rows.filter(
      (row) => coinsIn(row.productId) === 0 && isActive(this.#phone, row.proof),
    );
    return {coins, owned: [...new Set(lasting.map(({productId}) => productId))]};
  }

  /** The end of a plan; what has none has one in the year 9999. */
  #endOf(proof: string): number {
    return this.#phone.store.find(proof)?.subscription?.current.expiresAt ?? Date.UTC(9999, 11, 31);
  }

  async #answer(request: Request): Promise<Response> {
    const {server} = this.#phone;
    if (server.mood === 'down') return new Response('', {status: 503});
    server.reach();
    // The session token of the shops is the user's id.
    const userId = request.headers?.Authorization?.replace('Bearer ', '') ?? 'user';
    const answer = await this.#answerTo(userId, request.body);
    await server.gate.pass();
    return Response.json(answer);
  }

  async #answerTo(userId: string, body: string | undefined): Promise<unknown> {
    if (body === undefined) return this.accountOf(userId);
    const request = readBody(body);
    const {key, token} = request;
    if (typeof key === 'string') {
      this.#give(key, userId, String(request.productId));
      return this.accountOf(userId);
    }
    const proof = String(token);
    const active = isActive(this.#phone, proof) && this.#phone.server.mood === 'well';
    if (this.#givesItself) return this.#judge(proof);
    const check: CheckRequest = {
      platform: this.#phone.platform,
      productId: String(request.productId),
      transactionId: typeof request.transactionId === 'string' ? request.transactionId : null,
      token: proof,
    };
    const {verdict, account} = await this.#record(userId, check, this.#askStore, this.#ledger);
    const genuine = verdict === 'recorded';
    return {verdict, account, genuine, accessUntil: genuine && active ? this.#endOf(proof) : null};
  }

  /** Says whether a token is paid for; a refund takes back what it gave. */
  #judge(proof: string) {
    const record = this.#phone.server.verify(proof);
    if (record?.state === 'revoked') this.#rows.delete(record.key);
    return {valid: record?.state === 'paid'};
  }

  readonly #askStore: AskStore = async ({token}) => {
    const record = this.#phone.server.verify(token);
    return record && {...record, userId: record.accountToken};
  };

  readonly #ledger: Ledger = {
    insertOnce: async (key, userId, productId) => this.#give(key, userId, productId),
    revoke: async (key) => void this.#rows.delete(key),
    readAccount: async (userId) => this.accountOf(userId),
  };

  // A made-up key is new each time, so the ledger of the simulator must learn of it under the real one.
  #give(key: string, userId: string, productId: string): void {
    if (this.#rows.has(key)) return;
    const purchase = this.#phone.store.find(key.split(' ')[0] ?? '');
    if (!purchase) throw new Error(`The app gives for "${key}", which is the key of no purchase.`);
    this.#rows.set(key, {userId, productId, proof: purchase.token});
    this.#phone.ledger.give(purchase.id);
    this.#phone.moments.reach('booked');
  }
}

export function coinsIn(productId: string): number {
  return Number(/^coins_(\d+)$/.exec(productId)?.[1] ?? 0);
}

function readBody(body: string): Readonly<Record<string, unknown>> {
  const request: unknown = JSON.parse(body);
  return typeof request === 'object' && request !== null ? {...request} : {};
}
