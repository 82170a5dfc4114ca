import {CodedError} from 'expo-iap-test-kit/errors';
import {Emitter} from 'expo-iap-test-kit/native/emitter';
import type {NativeModule} from 'expo-iap-test-kit/native/nativeModule';
import type {Simulator} from 'expo-iap-test-kit/simulator';
import {AppStore} from 'expo-iap-test-kit/store/appStore';
import {call, isRecord, type Payload, toRecords} from '../library.ts';
import {purchaseOf} from './laterPurchase.ts';

// What 3.4.13 and 5.8.1 call, on the module of 2.8.8: the stores behind it are the same. Names, arguments, events and errors
// are those of `ExpoIapModule` and `ExpoIapHelper` of the packages, in Swift and in Kotlin, and of OpenIAP below them: apple
// 1.3.15 and google 1.3.28 for 3.4.13, the newest public sources for 5.8.1 (apple 3.2.1 and google 3.3.2; it has 3.6). Only
// what a test plays is here; messages are those of 2.8.8.

/** Codes that mean the same. */
const codes: Readonly<Record<string, string>> = {
  E_USER_CANCELLED: 'user-cancelled',
  E_DEFERRED_PAYMENT: 'deferred-payment',
  E_PURCHASE_ERROR: 'purchase-error',
  E_SERVICE_ERROR: 'service-error',
  E_QUERY_PRODUCT: 'query-product',
};

/** The fields without which Swift decodes no purchase; 3.4.13 needs its platform too. */
const NEEDED = [
  ...['id', 'transactionId', 'productId', 'store', 'purchaseState'],
  ...['quantity', 'transactionDate', 'isAutoRenewing'],
];

/** The native module that the JavaScript of a later release gets on a phone with 2.8.8. */
export function laterModule(phone: Simulator, release: string): NativeModule {
  const {nativeModule: before, platform, store} = phone;
  const isLast = release === '5.8.1';
  const emitter = new Emitter(
    () => {},
    () => {},
  );

  const errorOf = ({code, message, productId}: Payload) => {
    const known = codes[String(code)];
    if (known === undefined) throw new Error(`Look up what OpenIAP says for ${String(code)}.`);
    return {code: known, message, productId, ...(platform === 'android' && {platform})};
  };
  const ask = async (name: string, ...args: readonly unknown[]): Promise<unknown> => {
    try {
      return await call(before, name, ...args);
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      const {code, message} = errorOf({code: error.code, message: error.message});
      // 5.x has the whole error as JSON in the message, because Expo transports only this and the code.
      const whole = `OPENIAP_ERROR_JSON:${JSON.stringify({code, message, platform})}`;
      throw new CodedError(code, isLast ? whole : error.message);
    }
  };
  const toPurchase = ({purchaseToken}: Payload) => {
    const purchase = store.find(String(purchaseToken));
    if (purchase) return purchaseOf(platform, release, purchase);
    throw new Error('The module of 2.8.8 sends a purchase that the store has not made.');
  };
  const purchases = (found: unknown) => toRecords(found).map(toPurchase);
  const products = (found: unknown, type: unknown) =>
    toRecords(found).map((one) => ({...one, type}));

  let heard: {remove: () => void}[] = [];
  const hear = (event: string, toPayload: (payload: Payload) => unknown) =>
    before.addListener(event, (given) => {
      const payload = isRecord(given) ? toPayload(given) : undefined;
      if (payload) emitter.emit(event, payload, console.error);
    });
  // Connecting starts what iOS sends, where 2.8.8 ends what it sent before.
  const initConnection = async () => {
    const isConnected = await ask('initConnection');
    for (const one of heard) one.remove();
    const notRefunded = (one: Payload) => !one.revocationDateIOS && toPurchase(one);
    heard = [hear('purchase-error', errorOf), hear('purchase-updated', notRefunded)];
    return isConnected;
  };

  const onIos = {
    fetchProducts: async ({skus, type}: Payload) =>
      products(await ask('fetchProducts', skus), type),
    requestPurchase: async ({request}: Payload) => {
      const part = isRecord(request) ? request[isLast ? 'apple' : 'ios'] : undefined;
      if (!isRecord(part)) throw new CodedError('purchase-error', 'Nothing to buy on iOS');
      return purchases([await ask('requestPurchase', part.sku, false, null, -1)])[0];
    },
    finishTransaction: async (purchase: Payload) => {
      const needed = isLast ? NEEDED : [...NEEDED, 'platform'];
      const lacking = needed.filter((name) => purchase[name] === undefined);
      if (lacking.length > 0) throw new Error(`The purchase lacks ${lacking.join(', ')}.`);
      return ask('finishTransaction', purchase.id);
    },
    getAvailableItems: async (_alsoSends: unknown, onlyActive: unknown) => {
      if (!(store instanceof AppStore)) return [];
      const found = onlyActive === true ? store.entitlements() : store.history();
      return found.map((one) => purchaseOf(platform, release, one));
    },
    syncIOS: async () => {
      if (store instanceof AppStore) await store.sync();
      return true;
    },
  };
  const wordOf = (type: unknown) => (type === 'in-app' ? 'inapp' : type);
  const onAndroid = {
    fetchProducts: async (type: unknown, skus: unknown) =>
      products(await ask('fetchProducts', wordOf(type), skus), type),
    requestPurchase: async ({type, skus, skuArr}: Payload) => {
      const request = {type: wordOf(type), skuArr: isLast ? skus : skuArr, offerTokenArr: []};
      return purchases(await ask('requestPurchase', request));
    },
    getAvailableItems: async () => [
      ...purchases(await ask('getAvailableItemsByType', 'inapp')),
      ...purchases(await ask('getAvailableItemsByType', 'subs')),
    ],
    consumePurchaseAndroid: async (token: unknown) => ask('consumeProductAndroid', token),
  };
  return {
    ...(platform === 'ios' ? onIos : onAndroid),
    initConnection,
    endConnection: async () => ask('endConnection'),
    ERROR_CODES: {},
    addListener: (event, listener) => emitter.addListener(event, listener),
    removeListener: (event, listener) => emitter.removeListener(event, listener),
    removeAllListeners: (event) => emitter.removeAllListeners(event),
    listenerCount: (event) => emitter.listenerCount(event),
  };
}
