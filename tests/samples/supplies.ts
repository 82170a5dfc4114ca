import {createSign, randomUUID} from 'node:crypto';
import {useContext} from 'react';
import {globalsOf} from './appProcess.ts';
import {isRecord, readPurchase} from './library.ts';
import {signedOffer, signing} from './offerSigning.ts';
import {consumables, HookContext, referenceShop} from './referenceShop.tsx';
import type {Supply} from './runSample.ts';
import type {Stage} from './stage.tsx';

type Globals = ReturnType<typeof globalsOf>;

/** Makes the value of a name that samples only declare. */
type Maker = (stage: Stage, globals: Globals) => unknown;

const nothing = () => undefined;

const readHook: Maker = () => () => useContext(HookContext);

/** The hook as it is when a member is read. */
const latestHook: Maker = (stage) =>
  new Proxy({}, {get: (_target, name): unknown => Reflect.get(stage.hook, name)});

const makers: Readonly<Record<string, Maker>> = {
  // The reader's own code for purchases.
  // A sample that declares it may come before the handler of the shop, so this is the one behind it.
  handlePurchase: (stage) => (purchase: unknown) => referenceShop(stage).handle(purchase),
  loadAll: (stage) => () => stage.shop.load(),
  showAccount: (stage) => (account: unknown) => void stage.accounts.push(account),
  showCoins: (stage) => (coins: unknown) => void stage.accounts.push({coins}),
  checkAndUnlock: (stage) => (purchases: unknown) => stage.shop.unlock(purchases),
  syncEntitlements: (stage) => (purchases: unknown) => stage.shop.unlock(purchases),
  checkOnServer: (stage) => async (proof: unknown) => stage.server.answer(tokenOf(stage, proof)),
  giveCoins: (stage) => (key: unknown) => stage.server.give(key),

  // The reader's own shop around the sample.
  useStore: readHook,
  useShop: readHook,
  holdStore: (stage) => () => {
    stage.alerts.push('opened');
    return () => void stage.alerts.push('closed');
  },
  hook: latestHook,
  iap: latestHook,
  consumables: () => consumables,
  userUuid: (stage) => stage.server.user,
  sessionToken: (stage) => async () => stage.server.user,
  askServer: (stage, globals) => async (path: string) => {
    const headers = {Authorization: `Bearer ${stage.server.user}`};
    const response = await globals.fetch(path, {headers});
    if (!response.ok) throw new Error(`The server answered ${response.status}`);
    return response.json();
  },
  plan: (stage) => stage.loaded('pro_monthly'),
  offerToken: (stage) => offerTokenOf(stage, 'pro_yearly'),
  createSign: () => createSign,
  randomUUID: () => randomUUID,
  bundleId: () => 'com.example.shop',
  keyIdentifier: () => signing.keyIdentifier,
  privateKey: () => signing.privateKey,
  fetchSignedOffer: (stage) => async (_productId: string, identifier: string) => {
    stage.phone.server.reach();
    return {...signedOffer(identifier), ...stage.offerParts};
  },
  loadOffer: (stage) => async (sku: string) =>
    stage.setting.platform === 'ios' ? [] : [{sku, offerToken: offerTokenOf(stage, sku)}],
  subscriptionOffers: (stage) => [
    {sku: 'pro_monthly', offerToken: offerTokenOf(stage, 'pro_monthly')},
  ],

  // The reader's tests.
  jest: (stage) => ({
    fn: (result?: () => unknown) => result ?? nothing,
    mock: (name: string, factory: () => unknown) => void stage.mocks.set(name, factory),
  }),
  mockStore: () => ({}),

  // What the reader tells users and developers.
  report: (stage) => (error: unknown) => void stage.reports.push(error),
  showMessage: (stage) => (text: unknown) => void stage.alerts.push(String(text)),
  askUser: (stage) => async (question: string) => {
    stage.alerts.push(question);
    return true;
  },
  codeOf: () => (error: unknown) => (isRecord(error) ? error.code : undefined),
  messageFor: () => (error: unknown) => (error instanceof Error ? error.message : String(error)),
  offerRetry: (stage) => (warning: unknown) => void stage.alerts.push(String(warning)),
  log: (stage) => (name: string, data: unknown) => void stage.printed.push([name, data]),
};

/** Supplies globals and the names that the samples of a stage declare, bound to its phone, store and server. */
export function supplyFrom(stage: Stage): Supply {
  const print = (...texts: unknown[]) => void stage.printed.push(texts);
  const globals = globalsOf(stage.phone, undefined, print);
  return (name) => Reflect.get(globals, name) ?? makers[name]?.(stage, globals);
}

function tokenOf(stage: Stage, proof: unknown): string {
  if (!isRecord(proof)) throw new Error('The app sends no proof to the server.');
  const sent = proof.jws ?? proof.token;
  return typeof sent === 'string' ? sent : readPurchase(stage.setting, proof).token;
}

function offerTokenOf({phone}: Stage, productId: string): string {
  const {offers} = phone.catalog.getSubscription(productId);
  const basePlan = offers.find(({offerId}) => offerId === null);
  if (basePlan) return basePlan.token;
  throw new Error(`"${productId}" has no base plan.`);
}
