import type {Simulator} from 'expo-iap-test-kit/simulator';
import {AppStore} from 'expo-iap-test-kit/store/appStore';
import type {SomeActs} from '../actIds.ts';
import {type AppCode, chooseProduct, forFamily, forOtherDevice} from './boughtElsewhere.ts';
import {runs} from './purchaseActs.ts';

const DAY = 24 * 60 * 60 * 1000;

/** How an act on the phone is done, and when. */
type PhoneAct = {
  /** Whether the act makes sense now; without it, always. */
  readonly can?: (phone: Simulator, app: AppCode) => boolean;
  readonly run: (phone: Simulator, app: AppCode) => Promise<void> | void;
};

const later = (days: number): PhoneAct => ({run: ({clock}) => clock.advance(days * DAY)});

/** Acts on the phone as a whole. */
export const phoneActs: SomeActs<PhoneAct> = {
  kill: {can: ({device}) => device.running, run: ({device}) => device.killApp()},
  start: {can: ({device}) => !device.running, run: ({device}) => device.startApp()},
  background: {can: ({device}) => inFront(device), run: ({device}) => device.sendToBack()},
  foreground: {
    can: ({device}) => device.running && !inFront(device),
    run: ({device}) => device.bringToFront(),
  },
  otherDevice: {
    can: (phone, app) => chooseProduct(phone, app, forOtherDevice) !== undefined,
    run: (phone, app) => {
      const product = chooseProduct(phone, app, forOtherDevice);
      if (product) phone.store.sold(product.id);
    },
  },
  family: {
    can: (phone, app) =>
      phone.store instanceof AppStore && chooseProduct(phone, app, forFamily) !== undefined,
    run: (phone, app) => {
      const product = chooseProduct(phone, app, forFamily);
      const {store, device} = phone;
      if (!product || device.account === null || !(store instanceof AppStore)) return;
      store.share(store.sold(product.id, {account: 'parent'}).id, device.account);
    },
  },
  breakPayments: {
    can: ({store, device}) =>
      store.paymentWorks() &&
      store.purchases.some((one) => one.account === device.account && runs(one)),
    run: ({store}) => store.breakPayments(),
  },
  fixPayments: {can: ({store}) => !store.paymentWorks(), run: ({store}) => store.fixPayments()},
  networkOff: {
    can: ({device}) => device.network,
    run: ({device}) => void (device.network = false),
  },
  networkOn: {
    can: ({device}) => !device.network,
    run: ({device}) => void (device.network = true),
  },
  serverDown: {
    can: ({server}) => server.mood === 'well',
    run: ({server}) => void (server.mood = 'down'),
  },
  serverUp: {
    can: ({server}) => server.mood !== 'well',
    run: ({server}) => void (server.mood = 'well'),
  },
  day: later(1),
  week: later(7),
  month: later(31),
};

function inFront({running, appState}: Simulator['device']): boolean {
  return running && appState === 'active';
}
