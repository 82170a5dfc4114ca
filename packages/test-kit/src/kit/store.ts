import type {Simulator} from '../simulator/simulator.ts';
import {AppStore} from '../simulator/store/appStore.ts';
import type {Purchase} from '../simulator/store/purchase.ts';
import type {SaleOptions} from '../simulator/store/sale.ts';
import type {StoreCall} from '../simulator/store/storeCalls.ts';
import {isUuid} from '../simulator/store/uuid.ts';
import type {PlatformName} from '../simulator/versions.ts';
import {checkAnswer, checkFailure} from './answers.ts';
import {createAppleActs} from './appleActs.ts';
import type {OutsidePurchase, PhoneStore} from './interface.ts';
import {createPlanActs} from './planActs.ts';
import {describePurchase} from './purchases.ts';
import {refuse, requireCall, requireFlag, requireLetters, show} from './wrongUse.ts';

const calls: Readonly<Record<StoreCall, PlatformName | 'both'>> = {
  products: 'both',
  ...{connect: 'android', purchases: 'android', acknowledge: 'android', consume: 'android'},
  ...{sync: 'ios', status: 'ios', manage: 'ios', refund: 'ios'},
};

/** What users and the store do, on purchases by their short names. */
export function createStore(simulator: Simulator): PhoneStore {
  const {platform, store, catalog, clock, device} = simulator;
  const newest = (name: string | undefined, what: string, fits: (one: Purchase) => boolean) => {
    const found = name === undefined ? store.purchases.findLast(fits) : store.get(name);
    return found ?? refuse(`The store has no purchase that ${what}.`);
  };
  const pending = (name?: string): string =>
    newest(name, 'waits for its payment', ({payment}) => payment === 'pending').id;
  const paid = (name?: string): string =>
    newest(name, 'is paid for', ({payment}) => payment === 'paid').id;
  /** In the App Store a renewal is a transaction of its own, and any of them names the subscription. */
  const running = (name?: string): Purchase => {
    const one = newest(
      name,
      'is a running subscription',
      (each) => each.subscription?.current === each,
    );
    return one.subscription?.current ?? one;
  };
  const toEnd = ({expiresAt}: Purchase): Promise<void> =>
    clock.advance(Math.max(0, (expiresAt ?? clock.now) - clock.now));
  return {
    get purchases() {
      return store.purchases.map((one) => describePurchase(platform, one));
    },
    answer(...answers) {
      for (const answer of answers) checkAnswer(platform, answer);
      store.sheets.push(...answers);
    },
    hold: () => store.gate.hold(),
    boughtBefore(productId, buyer) {
      const purchase = store.sold(productId, buyerOf(platform, buyer));
      // An app on Android finished it by consuming it.
      const isConsumable = catalog.get(productId).kind === 'consumable';
      if (platform === 'android' && isConsumable) purchase.consumed = true;
      return purchase.id;
    },
    boughtOutside: (productId, buyer) => store.sell(productId, buyerOf(platform, buyer)).id,
    pay: (name) => store.pay(pending(name)),
    decline: (name) => store.decline(pending(name)),
    refund: (name, part) => refundPart(simulator, paid(name), part),
    restoreOnSecondDevice: (name) =>
      restoreElsewhere(
        simulator,
        newest(name, 'an account keeps', (one) => isKept(simulator, one)),
      ),
    deliverAgain: (name) => store.deliver(paid(name)),
    setSimulatedError(call, failure) {
      requireCall('The call of phone.store.setSimulatedError', call, calls, platform);
      if (failure !== null) checkFailure(platform, failure);
      store.failures.set(call, failure);
    },
    cancel: (name) => store.cancel(running(name).id),
    enableAutoRenew: (name) => store.resubscribe(running(name).id),
    addCode: (code, productId) => store.addCode(code, productId),
    redeem: (code) => store.redeem(code).id,
    ...createAppleActs(simulator, newest),
    ...createPlanActs(simulator, running, newest),
    get storefront() {
      return platform === 'ios' ? device.storefront : '';
    },
    set storefront(country) {
      if (platform === 'android') refuse('expo-iap reads no storefront on Android.');
      device.storefront = requireLetters('A storefront is a country in three letters', country);
    },
    get currency() {
      return catalog.currency;
    },
    set currency(currency) {
      catalog.currency = requireLetters('A currency has three letters, such as EUR', currency);
    },
    renew: (name) => toEnd(running(name)),
    async expire(name) {
      const purchase = running(name);
      store.cancel(purchase.id);
      await toEnd(purchase);
    },
    setPayments: (work) =>
      requireFlag('What phone.store.setPayments takes', work)
        ? store.fixPayments()
        : store.breakPayments(),
    hide: (...productIds) => catalog.hide(...productIds),
    show: (...productIds) => catalog.show(...productIds),
  };
}

/** Who buys outside the app. Apple's account tokens are UUIDs: StoreKit's type takes nothing else. */
function buyerOf(os: PlatformName, buyer: string | OutsidePurchase = {}): SaleOptions {
  if (typeof buyer === 'string') return {account: buyer};
  const {accountToken} = buyer;
  if (os === 'ios' && accountToken !== undefined && !isUuid(accountToken))
    refuse(
      `An account token of the App Store is a UUID, not ${show(accountToken)}; what an app passes as appAccountToken and is none, ` +
        'the library leaves out, so that the purchase has no token.',
    );
  return buyer;
}

type Part = Parameters<PhoneStore['refund']>[1];

/** Refunds a purchase, or the part of it that the store of the phone can refund. */
function refundPart({store}: Simulator, id: string, part: Part): void {
  if (part === undefined) return store.refund(id);
  const {percent, quantity}: {percent?: unknown; quantity?: unknown} = Object(part);
  if (store instanceof AppStore) {
    if (typeof percent !== 'number' || !(percent > 0 && percent < 100))
      return refuse(
        `The App Store refunds {percent: number} between 0 and 100, not ${JSON.stringify(part)}. For all of it, leave the part out.`,
      );
    return store.refund(id, percent);
  }
  if (typeof quantity !== 'number' || !(Number.isInteger(quantity) && quantity > 0))
    return refuse(
      `Google Play refunds {quantity: number}, a whole number from 1, not ${JSON.stringify(part)}. For all of it, leave the part out.`,
    );
  store.refund(id, quantity);
}

/** Whether an account has a purchase on each of its phones. */
function isKept({catalog}: Simulator, {payment, productId}: Purchase): boolean {
  return payment === 'paid' && catalog.get(productId).kind !== 'consumable';
}

/** What a second phone of the account sends to a server. */
function restoreElsewhere(
  simulator: Simulator,
  purchase: Purchase,
): {readonly name: string; readonly token: string} {
  const {store} = simulator;
  const {id: name, token, payment, productId} = purchase;
  if (!isKept(simulator, purchase))
    return refuse(`${name} is ${payment} and of "${productId}": nobody restores that.`);
  if (!(store instanceof AppStore)) return {name, token};
  return {name, token: store.proofs.write(purchase, '', store.restore(purchase))};
}
