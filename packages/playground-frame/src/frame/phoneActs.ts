import type {Simulator} from 'expo-iap-test-kit/simulator';
import {AppStore} from 'expo-iap-test-kit/store/appStore';
import {mapActs} from '../actIds.ts';
import {type AppCode, chooseProduct, forFamily, forOtherDevice} from './boughtElsewhere.ts';
import {runs, unless} from './purchaseActs.ts';

const DAY = 24 * 60 * 60 * 1000;

/** How an act on the phone is done, and why it may be impossible now. */
type PhoneAct = {
  /** Why the act makes no sense now; undefined when it does. */
  readonly whyNot?: (phone: Simulator, app: AppCode) => string | undefined;
  readonly run: (phone: Simulator, app: AppCode) => Promise<void> | void;
};

const later = (days: number): PhoneAct => ({run: ({clock}) => clock.advance(days * DAY)});

const reason = (found: object | string) => (typeof found === 'string' ? found : undefined);

/** Acts on the phone as a whole. */
export const phoneActs = mapActs<PhoneAct>({
  kill: {
    whyNot: ({device}) => unless(device.running, 'The app isn’t running.'),
    run: ({device}) => device.killApp(),
  },
  start: {
    whyNot: ({device}) => unless(!device.running, 'The app is already running.'),
    run: ({device}) => device.startApp(),
  },
  background: {
    whyNot: ({device}) => unless(inFront(device), 'The app isn’t in front.'),
    run: ({device}) => device.sendToBack(),
  },
  foreground: {
    whyNot: ({device}) =>
      unless(device.running && !inFront(device), 'The app isn’t in the background.'),
    run: ({device}) => device.bringToFront(),
  },
  otherDevice: {
    whyNot: (phone, app) => reason(chooseProduct(phone, app, forOtherDevice)),
    run: (phone, app) => {
      const product = chooseProduct(phone, app, forOtherDevice);
      if (typeof product === 'object') phone.store.sold(product.id);
    },
  },
  family: {
    whyNot: (phone, app) =>
      unless(phone.store instanceof AppStore, 'Google Play doesn’t share in-app purchases.') ??
      reason(chooseProduct(phone, app, forFamily)),
    run: (phone, app) => {
      const product = chooseProduct(phone, app, forFamily);
      const {store, device} = phone;
      if (typeof product === 'string' || device.account === null) return;
      if (!(store instanceof AppStore)) return;
      store.share(store.sold(product.id, {account: 'parent'}).id, device.account);
    },
  },
  breakPayments: {
    whyNot: ({store, device}) =>
      unless(
        store.purchases.some((one) => one.account === device.account && runs(one)),
        'There’s no active subscription.',
      ) ?? unless(store.paymentWorks(), 'The card has already expired.'),
    run: ({store}) => store.breakPayments(),
  },
  fixPayments: {
    whyNot: ({store}) => unless(!store.paymentWorks(), 'The card hasn’t expired.'),
    run: ({store}) => store.fixPayments(),
  },
  networkOff: {
    whyNot: ({device}) => unless(device.network, 'The network is already off.'),
    run: ({device}) => void (device.network = false),
  },
  networkOn: {
    whyNot: ({device}) => unless(!device.network, 'The network is already on.'),
    run: ({device}) => void (device.network = true),
  },
  serverDown: {
    whyNot: ({server}) => unless(server.mood === 'well', 'Your server is already down.'),
    run: ({server}) => void (server.mood = 'down'),
  },
  serverUp: {
    whyNot: ({server}) => unless(server.mood !== 'well', 'Your server is already up.'),
    run: ({server}) => void (server.mood = 'well'),
  },
  day: later(1),
  week: later(7),
  month: later(31),
});

function inFront({running, appState}: Simulator['device']): boolean {
  return running && appState === 'active';
}
