import {type Phone, settled} from 'expo-iap-test-kit/kit';
import {openStoreServer, type SendOptions, type StoreServer} from 'expo-iap-test-kit/server';
import {openPhone} from 'expo-iap-test-kit/testing/openPhone';
import type {TestApp} from 'expo-iap-test-kit/testing/testApp';
import {GoogleAuth} from 'google-auth-library';
import type {Hono} from 'hono';
import {http} from 'msw';
import {setupServer} from 'msw/node';
import {afterAll, beforeAll} from 'vitest';
import type {Account, Answer} from '../src/answers.ts';
import {createApp} from '../src/app.ts';
import {createApple} from '../src/apple.ts';
import {createGoogle} from '../src/google.ts';
import {openLedger} from '../src/ledger.ts';
import {readSessions} from '../src/signIn.ts';
import type {Parts} from '../src/takePurchase.ts';
import {
  appleKey,
  push,
  pushHeader,
  serviceAccountKey,
  sessionHeader,
  sessionSecret,
} from './keys.ts';

export const USER = '0b2f1c7e-5d1a-4a5e-9f3b-2c4d6e8f0a1b';
export const FRIEND = '7d9c2a40-6e1b-4c3d-8f5a-1b3c5d7e9f02';
export const TESTER = '3f8e6d5c-2b1a-4f0e-9d8c-7b6a5f4e3d2c';
export const DAY = 86_400_000;

/** The store that answers Apple's and Google's client. */
let answering: ((request: Request) => Response | Promise<Response>) | undefined;
const hosts = setupServer(
  ...[
    'https://api.storekit.apple.com/*',
    'https://api.storekit-sandbox.apple.com/*',
    'https://androidpublisher.googleapis.com/*',
    'https://oauth2.googleapis.com/token',
  ].map((address) =>
    http.all(address, ({request}) => answering?.(request) ?? new Response(null, {status: 500})),
  ),
);

/** For each file: the clients of the server reach the simulated stores, and nothing else. */
export function connectStores(): void {
  beforeAll(() => hosts.listen({onUnhandledRequest: 'error'}));
  afterAll(() => hosts.close());
}

export type World = {
  readonly phone: Phone;
  readonly app: TestApp;
  readonly store: StoreServer;
  readonly server: Hono;
  /** While false, the stores answer neither client. */
  online: boolean;
  /** What happens on the way to the server and back: the answer to the app is lost, or the request arrives twice. */
  road: 'good' | 'answer lost' | 'twice';
  /** How many refunds fit into one answer of Google. */
  refundsOnPage: number;
  /** What the server works with. */
  readonly parts: Parts;
  /** The answers that reached the app. */
  readonly answers: Answer[];
  buy(productId: string, user?: string): Promise<void>;
  /** Sends a purchase as the app does. */
  check(token: string, productId: string, user?: string): Promise<Answer>;
  account(user?: string): Promise<Account>;
  /** The store tells the server what it had to say, as Apple or Pub/Sub does. */
  tell(options?: SendOptions): Promise<readonly number[]>;
  tokenOf(index: number): string;
  /** Waits until app, server and store have nothing left to do. */
  quiet(): Promise<void>;
};

/** A shop on a phone, its server, and the store of both. */
export async function openWorld(
  os: Phone['os'],
  environment: 'Production' | 'Sandbox' = 'Production',
): Promise<World> {
  const {phone, app} = await openPhone(os);
  const store = await openStoreServer(phone, {environment});
  const parts: Parts = {
    ledger: openLedger(':memory:'),
    apple: createApple({
      bundleId: store.app.id,
      appleId: store.app.appleId,
      key: {pem: appleKey, id: 'KEY', issuer: '57246542-96fe-1a63-e053-0824d011072a'},
      roots: os === 'ios' ? [Buffer.from(store.rootCertificate)] : [],
      online: false,
    }),
    google: createGoogle(
      store.app.id,
      new GoogleAuth({
        credentials: {client_email: 'server@example.com', private_key: serviceAccountKey},
        scopes: 'https://www.googleapis.com/auth/androidpublisher',
      }),
    ),
    now: () => phone.time,
  };
  const server = createApp({
    ...parts,
    push,
    userOf: readSessions(sessionSecret),
    isTester: (user) => user === TESTER,
  });
  const post = async (path: string, authorization: string, body: string) =>
    server.request(path, {
      method: 'POST',
      headers: {authorization, 'content-type': 'application/json'},
      body,
    });
  const settling = new Set<Promise<void>>();
  const world: World = {
    ...{phone, app, store, server, online: true, road: 'good', answers: []},
    ...{parts, refundsOnPage: 100},
    async buy(productId, user = USER) {
      const account = os === 'ios' ? {appAccountToken: user} : {obfuscatedAccountIdAndroid: user};
      await app.load(productId);
      void app.buy(productId, account).catch(() => {});
      await world.quiet();
    },
    async check(token, productId, user = USER) {
      const body = JSON.stringify({platform: os, token, productId});
      const header = await sessionHeader(user);
      const send = () => post('/purchases', header, body);
      const [response] = await Promise.all(world.road === 'twice' ? [send(), send()] : [send()]);
      if (world.road === 'answer lost') throw new TypeError('Network request failed');
      if (!response.ok) throw new Error(`The server answered ${response.status}`);
      const answer: Answer = await response.json();
      world.answers.push(answer);
      return answer;
    },
    async account(user = USER) {
      const headers = {authorization: await sessionHeader(user)};
      const response = await server.request('/account', {headers});
      const account: Account = await response.json();
      return account;
    },
    tell: (options) =>
      store.send(
        async (request) =>
          post(os === 'ios' ? '/apple' : '/google', await pushHeader(), await request.text()),
        options,
      ),
    tokenOf: (index) => phone.store.purchases[index]?.token ?? '',
    async quiet() {
      do {
        await settled();
        await Promise.all(settling);
      } while (settling.size > 0);
      await settled();
    },
  };
  answering = (request) => {
    if (!world.online) return new Response(null, {status: 500});
    const address = new URL(request.url);
    address.searchParams.set('maxResults', String(world.refundsOnPage));
    const isList = address.pathname.endsWith('/voidedpurchases');
    return store.fetch(isList ? new Request(address, request) : request);
  };

  type Told = Parameters<typeof app.finish>[0];
  /** As the examples do: the server decides, and only what it has decided is finished. */
  const settle = async (purchase: Told) => {
    const {productId, purchaseToken} = purchase;
    const answer = await world.check(String(purchaseToken), String(productId));
    if (!answer.genuine || answer.state === 'pending') return;
    await app.finish(purchase, String(productId).startsWith('coins'));
  };
  /** What fails stays unfinished, so that it comes again at the next start. */
  const tryToSettle = (purchase: Told) => {
    const attempt = settle(purchase)
      .catch(() => {})
      .finally(() => settling.delete(attempt));
    settling.add(attempt);
  };
  const start = async () => {
    await app.call('initConnection');
    app.call('purchaseUpdatedListener', tryToSettle);
    if (os === 'ios') return;
    for (const purchase of await app.readPurchases()) tryToSettle(purchase);
  };
  phone.run(() => {
    void start();
    return () => {};
  });
  await world.quiet();
  return world;
}
