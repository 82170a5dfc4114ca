import {Gate} from 'expo-iap-test-kit/gate';
import type {Simulator} from 'expo-iap-test-kit/simulator';
import type {CheckRequest} from '@site/docs/examples/_samples/server-check.ts';
import {
  type AskStore,
  type Ledger,
  recordPurchase,
} from '@site/docs/examples/_samples/server-ledger.ts';

type Row = {readonly userId: string; readonly productId: string; revoked: boolean};
type RequestInit = {readonly body?: string; readonly headers?: Readonly<Record<string, string>>};

/** Your server: the ledger of the complete example over a database in memory, behind the simulated network. */
export class ExampleServer {
  readonly checks: CheckRequest[] = [];
  /** Keeps answers with an account on their way. */
  readonly gate: Gate;
  readonly #simulator: Simulator;
  readonly #rows = new Map<string, Row>();

  constructor(simulator: Simulator) {
    this.#simulator = simulator;
    this.gate = new Gate(simulator.clock);
  }

  set mood(mood: 'well' | 'down' | 'distrustful') {
    this.#simulator.server.mood = mood;
  }

  /** Stands in for the global `fetch` of the app. */
  readonly fetch = async (_url: string, {body, headers}: RequestInit = {}): Promise<Response> => {
    if (this.#simulator.server.mood === 'down') return new Response('', {status: 503});
    this.#simulator.server.reach();
    // The session token of the tests is the user's id.
    const userId = headers?.Authorization?.replace('Bearer ', '') ?? 'user';
    if (body === undefined) {
      const account = await this.#ledger.readAccount(userId);
      await this.gate.pass();
      return Response.json(account);
    }
    const check = readCheck(JSON.parse(body));
    this.checks.push(check);
    const answer = await recordPurchase(userId, check, this.#askStore, this.#ledger);
    const genuine = answer.verdict === 'recorded';
    const accessUntil = genuine ? this.#accessUntil(check.token) : null;
    return Response.json({...answer, genuine, accessUntil});
  };

  /** Until when a plan gives access: a renewal can be older than the period that runs, and then it gives none. */
  #accessUntil(token: string): number | null {
    const purchase = this.#simulator.store.find(token);
    const running = purchase?.subscription;
    if (!running) return null;
    const {state, current} = running;
    const runs = state === 'active' || state === 'grace';
    return runs && current.productId === purchase.productId ? current.expiresAt : null;
  }

  readonly #askStore: AskStore = async ({token}) => {
    const record = this.#simulator.server.verify(token);
    return record && {...record, userId: record.accountToken};
  };

  readonly #ledger: Ledger = {
    insertOnce: async (key, userId, productId) => {
      if (!this.#simulator.server.remember(key, userId)) return;
      this.#rows.set(key, {userId, productId, revoked: false});
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
