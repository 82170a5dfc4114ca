import type {CheckRequest} from '@site/docs/examples/_samples/server-check.ts';
import {
  bookPurchase,
  type AskStore,
  type Ledger,
} from '@site/docs/examples/_samples/server-ledger.ts';
import {device} from './device.ts';
import {Gate} from './gate.ts';

type Row = {readonly userId: string; readonly productId: string; revoked: boolean};
type RequestInit = {readonly body?: string; readonly headers?: Readonly<Record<string, string>>};

/** Your server: the ledger of the complete example over a database in memory. */
export class FakeServer {
  /** `down` answers with an error, `distrustful` finds no purchase genuine. */
  mood: 'well' | 'down' | 'distrustful' = 'well';
  readonly checks: CheckRequest[] = [];
  /** Keeps answers with an account on their way. */
  readonly gate = new Gate();
  readonly #rows = new Map<string, Row>();

  /** Stands for the global `fetch` of the app. */
  readonly fetch = async (_url: string, {body, headers}: RequestInit = {}): Promise<Response> => {
    if (this.mood === 'down') return new Response('', {status: 503});
    // The session token of the tests is the user's id.
    const userId = headers?.Authorization?.replace('Bearer ', '') ?? 'user';
    if (body === undefined) {
      const account = await this.#ledger.readAccount(userId);
      await this.gate.pass();
      return Response.json(account);
    }
    const check = readCheck(JSON.parse(body));
    this.checks.push(check);
    const answer = await bookPurchase(userId, check, this.#askStore, this.#ledger);
    const {coins} = answer.account;
    return Response.json({...answer, coins, accepted: answer.verdict === 'booked'});
  };

  readonly #askStore: AskStore = async ({token}) => {
    const purchase = device.store.purchases.find((one) => one.token === token);
    device.store.note(`check ${purchase?.transactionId ?? 'a forgery'}`);
    if (this.mood === 'distrustful' || !purchase) return null;
    const paid = purchase.pending ? 'pending' : 'paid';
    return {
      key: token,
      productId: purchase.productId,
      state: purchase.revoked ? 'revoked' : paid,
      userId: purchase.accountToken,
    };
  };

  readonly #ledger: Ledger = {
    insertOnce: async (key, userId, productId) => {
      if (!this.#rows.has(key)) this.#rows.set(key, {userId, productId, revoked: false});
    },
    revoke: async (key) => {
      const row = this.#rows.get(key);
      if (row) row.revoked = true;
    },
    readAccount: async (userId) => {
      const ids = [...this.#rows.values()]
        .filter((row) => row.userId === userId && !row.revoked)
        .map(({productId}) => productId);
      const coins = ids.reduce((sum, id) => sum + coinsOf(id), 0);
      return {coins, owned: ids.filter((id) => coinsOf(id) === 0)};
    },
  };
}

function coinsOf(productId: string): number {
  return Number(/^coins_(\d+)$/.exec(productId)?.[1] ?? 0);
}

function readCheck(body: unknown): CheckRequest {
  const text = (name: string) => {
    if (typeof body !== 'object' || body === null || !(name in body)) {
      throw new Error(`The app sends no ${name} to the server.`);
    }
    return String(Reflect.get(body, name));
  };
  const transactionId = text('transactionId');
  return {
    platform: text('platform') === 'ios' ? 'ios' : 'android',
    productId: text('productId'),
    transactionId: transactionId === 'null' ? null : transactionId,
    token: text('token'),
  };
}
