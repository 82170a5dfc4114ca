import {AppStore} from '../simulator/store/appStore.ts';
import {givesAccess, type Purchase} from '../simulator/store/purchase.ts';
import type {Simulator} from '../simulator/simulator.ts';
import {checkAnswer} from './answers.ts';
import type {PhonePurchase, PhoneStore} from './interface.ts';
import {refuse, requireFlag} from './wrongUse.ts';

/** What users and the store do, on purchases by their short names. */
export function createStore({platform, store, catalog, clock}: Simulator): PhoneStore {
  const newest = (name: string | undefined, what: string, fits: (one: Purchase) => boolean) => {
    const found = name === undefined ? store.purchases.findLast(fits) : store.get(name);
    return found ?? refuse(`The store has no purchase that ${what}.`);
  };
  const pending = (name?: string): string =>
    newest(name, 'waits for its payment', ({payment}) => payment === 'pending').id;
  const paid = (name?: string): string =>
    newest(name, 'is paid for', ({payment}) => payment === 'paid').id;
  const running = (name?: string): Purchase =>
    newest(name, 'is a running subscription', (one) => one.subscription?.current === one);
  const toEnd = ({expiresAt}: Purchase): Promise<void> =>
    clock.advance(Math.max(0, (expiresAt ?? clock.now) - clock.now));
  const by = (account?: string) => (account === undefined ? {} : {account});
  return {
    get purchases() {
      return store.purchases.map(describePurchase);
    },
    answer(...answers) {
      for (const answer of answers) checkAnswer(platform, answer);
      store.sheets.push(...answers);
    },
    hold: () => store.gate.hold(),
    boughtBefore(productId, account) {
      const purchase = store.sold(productId, by(account));
      // An app on Android finished it by consuming it.
      const isConsumable = catalog.get(productId).kind === 'consumable';
      if (platform === 'android' && isConsumable) purchase.consumed = true;
      return purchase.id;
    },
    boughtOutside: (productId, account) => store.sell(productId, by(account)).id,
    pay: (name) => store.pay(pending(name)),
    decline: (name) => store.decline(pending(name)),
    refund(name) {
      const id = paid(name);
      store.refund(id);
      if (store instanceof AppStore) store.deliver(id);
    },
    deliverAgain: (name) => store.deliver(paid(name)),
    cancel: (name) => store.cancel(running(name).id),
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

function describePurchase(purchase: Purchase): PhonePurchase {
  const {id, productId, payment, finished} = purchase;
  return {name: id, productId, payment, finished, active: givesAccess(purchase)};
}
