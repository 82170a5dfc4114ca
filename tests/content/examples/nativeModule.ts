import {device} from './device.ts';
import {FakeAndroid} from './fakeAndroid.ts';
import {FakeIos} from './fakeIos.ts';
import type {LibraryVersion} from './storeTypes.ts';

type Listener = (payload: unknown) => void;

/** The native module of a version; it has only the functions of the system that runs. */
export function nativeModule(version: LibraryVersion): object {
  const ios = new FakeIos(version);
  const shared = {
    ERROR_CODES: {},
    addListener(event: string, listener: Listener) {
      const listeners = device.listeners.get(event) ?? new Set<Listener>();
      device.listeners.set(event, listeners.add(listener));
      if (device.os === 'ios') ios.startStream();
      return {
        remove() {
          listeners.delete(listener);
          if (device.os === 'ios') ios.stopStream();
        },
      };
    },
  };
  const systems = {
    ios: {...shared, ...iosFunctions(ios)},
    android: {...shared, ...androidFunctions(new FakeAndroid(version))},
  };
  return new Proxy(shared, {get: (_target, name) => Reflect.get(systems[device.os], name)});
}

function iosFunctions(ios: FakeIos): object {
  const eligible = async () => device.store.eligibleForIntro;
  const both = {
    initConnection: () => ios.connect(),
    endConnection: () => ios.end(),
    finishTransaction: (id: string) => ios.finish(id),
    getAvailableItems: (publish: boolean, active: boolean) => ios.read(publish, active),
  };
  if (ios.version === '2.7') {
    return {
      ...both,
      getItems: (skus: string[]) => ios.load(skus),
      buyProduct: ios.buy,
      sync: () => ios.sync(),
      isEligibleForIntroOffer: eligible,
      subscriptionStatus: (sku: string) => ios.status(sku),
      showManageSubscriptions: () => ios.manage(),
    };
  }
  return {
    ...both,
    fetchProducts: (skus: string[]) => ios.load(skus),
    requestPurchase: ios.buy,
    syncIOS: () => ios.sync(),
    isEligibleForIntroOfferIOS: eligible,
    subscriptionStatusIOS: (sku: string) => ios.status(sku),
    showManageSubscriptionsIOS: () => ios.manage(),
  };
}

function androidFunctions(play: FakeAndroid): object {
  const load: FakeAndroid['load'] = (type, skus) => play.load(type, skus);
  const buy: FakeAndroid['buy'] = (request) => play.buy(request);
  const acknowledge = (...args: unknown[]) => play.acknowledge(...args);
  const consume = (token: string) => play.consume(token);
  const both = {
    initConnection: () => play.connect(),
    endConnection: () => play.end(),
    getAvailableItemsByType: (type: 'inapp' | 'subs') => play.read(type),
  };
  if (play.version === '2.7') {
    return {
      ...both,
      getItemsByType: load,
      buyItemByType: buy,
      acknowledgePurchase: acknowledge,
      consumeProduct: consume,
    };
  }
  return {
    ...both,
    fetchProducts: load,
    requestPurchase: buy,
    acknowledgePurchaseAndroid: acknowledge,
    consumeProductAndroid: consume,
  };
}
