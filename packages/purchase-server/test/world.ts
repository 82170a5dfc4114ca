import {type Phone, type PhoneOptions, settled} from 'expo-iap-test-kit/kit';
import {openStoreServer, type SendOptions, type StoreServerOptions} from 'expo-iap-test-kit/server';
import {openPhone} from 'expo-iap-test-kit/testing/openPhone';
import {newest} from 'expo-iap-test-kit/testing/testApp';
import {http} from 'msw';
import {setupServer} from 'msw/node';
import {afterAll, beforeAll} from 'vitest';
import type {Account} from '../src/account.ts';
import type {Answer} from '../src/answers.ts';
import type {Log} from '../src/log.ts';
import {createPurchaseServer, type PurchaseServerOptions} from '../src/server.ts';
import {pushHeader, sessionHeader} from './keys.ts';
import {serverOptions, SUPPORT_KEY, USER} from './shop.ts';

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

/** Nothing leaves this machine. */
function refuseStrangers({url}: Request, {error}: {error: () => void}): void {
  if (!['127.0.0.1', 'localhost'].includes(new URL(url).hostname)) error();
}

/** For each file: the clients of the server reach the simulated stores, and nothing else. */
export function connectStores(): void {
  beforeAll(() => hosts.listen({onUnhandledRequest: refuseStrangers}));
  afterAll(() => hosts.close());
}

export type World = Awaited<ReturnType<typeof openWorld>>;

function keepLines(lines: string[]): Log {
  const keep = (line: string) => void lines.push(line);
  return {info: keep, warn: keep, error: keep};
}

type WorldOptions = Partial<PurchaseServerOptions> & {
  readonly environment?: 'Production' | 'Sandbox';
  readonly lineItems?: StoreServerOptions['lineItems'];
  readonly phone?: PhoneOptions;
  /** Changes what depends on the simulated store. */
  readonly adapt?: (usual: PurchaseServerOptions) => Partial<PurchaseServerOptions>;
};

/** A shop on a phone, its server, and the store of both. */
export async function openWorld(os: Phone['os'], options: WorldOptions = {}) {
  const {environment = 'Production', lineItems, ...rest} = options;
  const {phone: phoneOptions, adapt = () => ({}), ...others} = rest;
  const {phone, app} = await openPhone(os, newest, phoneOptions);
  const store = await openStoreServer(phone, {environment, ...(lineItems && {lineItems})});
  const log: string[] = [];
  const usual = serverOptions(store, os);
  const server = createPurchaseServer({
    ...usual,
    ...adapt(usual),
    log: keepLines(log),
    now: () => phone.time,
    ...others,
  });
  const request = (path: string, init?: RequestInit) =>
    server.fetch(new Request(`https://api.example.com${path}`, init));
  const post = async (path: string, authorization: string, body: string) =>
    request(path, {
      method: 'POST',
      headers: {authorization, 'content-type': 'application/json'},
      body,
    });
  const send = async (token: string, productId: string, user = USER) =>
    post('/purchases', await sessionHeader(user), JSON.stringify({platform: os, token, productId}));
  const answers: Answer[] = [];
  const check = async (token: string, productId: string, user = USER) => {
    const response = await send(token, productId, user);
    if (!response.ok) throw new Error(`The server answered ${response.status}`);
    const answer: Answer = await response.json();
    answers.push(answer);
    return answer;
  };
  const settling = new Set<Promise<void>>();
  const quiet = async () => {
    do {
      await settled();
      await Promise.all(settling);
    } while (settling.size > 0);
    await settled();
  };
  const world = {
    ...{phone, app, store, server, request},
    /** What the server said to its log. */
    log,
    /** While false, the stores answer neither client. */
    online: true,
    /** How many refunds fit into one answer of Google. */
    refundsOnPage: 100,
    /** Stands before the stores, and may answer in their place. */
    before: (_request: Request, ask: () => Promise<Response>) => ask(),
    /** The header of a signed-in user. */
    session: (user = USER) => sessionHeader(user),
    /** As support, with its key. */
    support: (path: string, init?: RequestInit) =>
      request(path, {...init, headers: {authorization: `Bearer ${SUPPORT_KEY}`}}),
    /** The answers that reached the app. */
    answers,
    async buy(productId: string, user = USER) {
      const account = os === 'ios' ? {appAccountToken: user} : {obfuscatedAccountIdAndroid: user};
      await app.load(productId);
      void app.buy(productId, account).catch(() => {});
      await quiet();
    },
    /** Sends a purchase as the app does. */
    check,
    /** The same, with the status of the answer. */
    send,
    async account(user = USER) {
      const headers = {authorization: await sessionHeader(user)};
      const response = await request('/account', {headers});
      const account: Account = await response.json();
      return account;
    },
    /** The store tells the server what it had to say, as Apple or Pub/Sub does. */
    tell: (how?: SendOptions) =>
      store.send(
        async (told) =>
          post(os === 'ios' ? '/apple' : '/google', await pushHeader(), await told.text()),
        how,
      ),
    tokenOf: (index: number) => phone.store.purchases[index]?.token ?? '',
    /** Waits until app, server and store have nothing left to do. */
    quiet,
  };
  answering = (request) => {
    if (!world.online) return new Response(null, {status: 500});
    const address = new URL(request.url);
    address.searchParams.set('maxResults', String(world.refundsOnPage));
    const isList = address.pathname.endsWith('/voidedpurchases');
    const ask = async () => store.fetch(isList ? new Request(address, request) : request);
    return world.before(request, ask);
  };

  type Told = Parameters<typeof app.finish>[0];
  /** As the examples do: the server decides, and only what it has decided is finished. */
  const settle = async (purchase: Told) => {
    const {productId, purchaseToken} = purchase;
    const answer = await check(String(purchaseToken), String(productId));
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
  await quiet();
  return world;
}
