import {type Phone, type PhoneOptions, settled} from 'expo-iap-test-kit/kit';
import {openStoreServer, type SendOptions, type StoreServerOptions} from 'expo-iap-test-kit/server';
import {connectHosts} from 'expo-iap-test-kit/testing/connectHosts';
import {type Deliver, openShop} from 'expo-iap-test-kit/testing/shop';
import {newest} from 'expo-iap-test-kit/testing/testApp';
import type {Account} from '../src/account.ts';
import type {Answer} from '../src/answers.ts';
import type {Log} from '../src/log.ts';
import {createPurchaseServer, type PurchaseServerOptions} from '../src/server.ts';
import {pushHeader, sessionHeader} from './keys.ts';
import {serverOptions, SUPPORT_KEY, USER} from './shop.ts';

/** The store that answers Apple's and Google's client. */
let answering: ((request: Request) => Response | Promise<Response>) | undefined;

/** For each file: the clients of the server reach the simulated stores, and nothing else. */
export const connectStores = (): void =>
  connectHosts((request) => answering?.(request) ?? new Response(null, {status: 500}));

export type World = Awaited<ReturnType<typeof makeWorld>>;

/** The one that was opened last. */
export let world: World;

/** A shop on a phone, its server, and the store of both. */
export async function openWorld(os: Phone['os'], options: WorldOptions = {}): Promise<World> {
  world = await makeWorld(os, options);
  return world;
}

/** A log whose lines a test reads. */
export function keepLines(lines: string[]): Log {
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

async function makeWorld(os: Phone['os'], options: WorldOptions) {
  const {environment = 'Production', lineItems, ...rest} = options;
  const {phone: phoneOptions, adapt = () => ({}), ...others} = rest;
  const settling = new Set<Promise<void>>();
  /** As the examples do: the server decides, and only what it has decided is finished. What fails comes again. */
  const settle: Deliver = async (purchase, {app}) => {
    const {productId, purchaseToken} = purchase;
    const answer = await check(String(purchaseToken), String(productId));
    if (!answer.genuine || answer.state === 'pending') return;
    await app.finish(purchase, String(productId).startsWith('coins'));
  };
  const deliver: Deliver = (purchase, shop) => {
    const attempt = settle(purchase, shop)
      .catch(() => {})
      .finally(() => settling.delete(attempt));
    settling.add(attempt);
    return attempt;
  };
  const {phone, app} = await openShop(os, newest, 'coins_100', deliver, phoneOptions);
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
  const quiet = async () => {
    do {
      await settled();
      await Promise.all(settling);
    } while (settling.size > 0);
    await settled();
  };
  const made = {
    ...{phone, app, store, server, request},
    /** What the server said to its log. */
    log,
    /** While false, the stores answer neither client. */
    online: true,
    /** Stands before the stores, and may answer in their place, or ask something else. */
    before: (_request: Request, ask: (asked?: Request) => Promise<Response>) => ask(),
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
    if (!made.online) return new Response(null, {status: 500});
    return made.before(request, async (asked = request) => store.fetch(asked));
  };
  return made;
}
