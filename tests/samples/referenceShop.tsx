import {traitsOf} from 'expo-iap-test-kit/versions';
import {type ComponentType, createContext, type ReactNode} from 'react';
import {call, isRecord, type Payload, readPurchase, toRecords} from './library.ts';
import type {Stage} from './stage.tsx';

/** The pieces of a shop; a sample takes the place of some of them. */
export type Shop = {
  /** Connects, and hands each purchase to `handle`. */
  readonly Provider: ComponentType<{children: ReactNode}>;
  /** Tells the stage what the hook returned. */
  readonly Probe: ComponentType;
  /** What else is on the screen. */
  readonly screens: readonly ComponentType[];
  /** Loads all products, after the start. */
  readonly load: () => unknown;
  /** Picks up what an earlier process left open, after the start. */
  readonly recover: () => unknown;
  /** Asks the server whether a purchase is paid for, which then gives it. */
  readonly check: (purchase: unknown) => Promise<boolean>;
  /** Checks and finishes. */
  readonly handle: (purchase: unknown) => unknown;
  readonly buy: (productId: string) => unknown;
  readonly restore: () => unknown;
  /** Checks and gives what a restore found. */
  readonly unlock: (purchases: unknown) => Promise<void>;
};

const oneTimeProducts = ['coins_100', 'coins_500', 'remove_ads'];
const plans = ['pro_monthly', 'pro_yearly'];
export const consumables = ['coins_100', 'coins_500'];

/** What the hook of the shop returned, for the screens below it. */
export const HookContext = createContext<Payload>({});

/** A correct shop, as short as it can be. */
export function referenceShop(stage: Stage): Shop {
  const {setting, library, server} = stage;
  const isAndroid = setting.platform === 'android';
  const loader = traitsOf(setting.library).shortNames ? 'requestProducts' : 'fetchProducts';

  const handle = async (purchase: unknown) => {
    const facts = readPurchase(setting, purchase);
    if (!facts.isPaid || !(await stage.shop.check(purchase))) return;
    const isConsumable = consumables.includes(facts.productId);
    await call(library, 'finishTransaction', {purchase, isConsumable});
  };
  const useStore = () => {
    const hook = call(library, 'useIAP', {
      onPurchaseSuccess: (purchase: unknown) => {
        stage.watch('handle', () => stage.shop.handle(purchase));
      },
      onPurchaseError: (error: unknown) => void stage.reports.push(error),
      onSyncError: (error: unknown) => void stage.reports.push(error),
    });
    if (!isRecord(hook)) throw new Error('The hook returns nothing.');
    stage.hook = hook;
    return hook;
  };
  const unlock = async (purchases: unknown) => {
    for (const purchase of toRecords(purchases)) {
      const facts = readPurchase(setting, purchase);
      if (facts.isPaid) await (isAndroid ? handle(purchase) : server.settle(facts.token));
    }
  };
  const load = async () => {
    for (const [type, skus] of [
      ['inapp', oneTimeProducts],
      ['subs', plans],
    ] as const) {
      stage.keep(toRecords(await call(library, loader, {skus, type})));
    }
  };
  const readOwned = async () => toRecords(await call(library, 'getAvailablePurchases'));

  return {
    Provider: ({children}) => <HookContext value={useStore()}>{children}</HookContext>,
    Probe: () => null,
    screens: [],
    load,
    recover: async () => {
      if (!isAndroid) return;
      for (const purchase of await readOwned()) {
        const {isAcknowledged, productId} = readPurchase(setting, purchase);
        if (isAcknowledged && !consumables.includes(productId)) continue;
        stage.watch('handle', () => stage.shop.handle(purchase));
      }
    },
    check: (purchase) => server.settle(readPurchase(setting, purchase).token),
    handle,
    buy: (productId) => call(library, 'requestPurchase', requestFor(stage, productId)),
    restore: async () => {
      if ('restorePurchases' in stage.hook) await call(stage.hook, 'restorePurchases');
      await unlock(await readOwned());
    },
    unlock,
  };
}

/** A request for a product by the user who is signed in; a plan is bought by its base plan. */
export function requestFor({phone, server}: Stage, productId: string): Payload {
  const product = phone.catalog.get(productId);
  const isPlan = product.kind === 'subscription';
  const offer = isPlan ? product.offers.find(({offerId}) => offerId === null) : undefined;
  const subscriptionOffers = offer && [{sku: productId, offerToken: offer.token}];
  return {
    type: isPlan ? 'subs' : 'inapp',
    request: {
      ios: {sku: productId, appAccountToken: server.user},
      android: {
        skus: [productId],
        obfuscatedAccountIdAndroid: server.user,
        ...(subscriptionOffers && {subscriptionOffers}),
      },
    },
  };
}
