import {DAY} from '../simulator/clock.ts';
import type {Moment} from '../simulator/moments.ts';
import type {SomeActs} from './actIds.ts';
import {
  chooseProduct,
  forFamily,
  forOtherDevice,
  hasAppStore,
  type PanelPhone,
  type Sells,
} from './boughtElsewhere.ts';
import {runs} from './purchaseActs.ts';

/** How an act on the phone is done, and when. */
type PhoneAct = {
  /** Whether the act makes sense now; without it, always. */
  readonly can?: (phone: PanelPhone, sells: Sells) => boolean;
  readonly run: (phone: PanelPhone, sells: Sells) => Promise<void> | void;
};

const network = (on: boolean): PhoneAct => ({
  can: ({device}) => device.network !== on,
  run: ({device}) => void (device.network = on),
});
const server = (mood: 'well' | 'down'): PhoneAct => ({
  can: (phone) =>
    phone.server !== undefined && (phone.server.mood === 'well') !== (mood === 'well'),
  run: (phone) => void (phone.server && (phone.server.mood = mood)),
});
const later = (days: number): PhoneAct => ({run: ({clock}) => clock.advance(days * DAY)});

/** Acts on the phone as a whole. */
export const phoneActs: SomeActs<PhoneAct> = {
  kill: {can: ({device}) => device.running, run: ({device}) => device.killApp()},
  start: {can: ({device}) => !device.running, run: ({device}) => device.startApp()},
  killNext: {
    can: ({device, moments}) => device.running && !moments.isAwaited('paid'),
    run: (phone) => killWhen(phone, 'paid'),
  },
  keepNext: {
    can: ({moments}) => moments.isAwaited('paid'),
    run: ({moments}) => moments.forget('paid'),
  },
  background: {can: ({device}) => inFront(device), run: ({device}) => device.sendToBack()},
  foreground: {
    can: ({device}) => device.running && !inFront(device),
    run: ({device}) => device.bringToFront(),
  },
  otherDevice: {
    can: (phone, sells) => chooseProduct(phone, sells, forOtherDevice) !== undefined,
    run: (phone, sells) => {
      const product = chooseProduct(phone, sells, forOtherDevice);
      if (product) phone.store.sold(product.id);
    },
  },
  family: {
    can: (phone, sells) =>
      hasAppStore(phone) && chooseProduct(phone, sells, forFamily) !== undefined,
    run: (phone, sells) => {
      const product = chooseProduct(phone, sells, forFamily);
      const {account} = phone.device;
      if (!product || account === null || !hasAppStore(phone)) return;
      const {store} = phone;
      store.share(store.sold(product.id, {account: 'parent'}).id, account);
    },
  },
  breakPayments: {
    can: ({store, device}) =>
      store.paymentWorks() &&
      store.purchases.some((one) => one.account === device.account && runs(one)),
    run: ({store}) => store.breakPayments(),
  },
  fixPayments: {can: ({store}) => !store.paymentWorks(), run: ({store}) => store.fixPayments()},
  networkOff: network(false),
  networkOn: network(true),
  serverDown: server('down'),
  serverUp: server('well'),
  day: later(1),
  week: later(7),
  month: later(31),
};

/** Kills the app at a moment of the next purchase. */
export function killWhen(phone: PanelPhone, moment: Moment): void {
  const {moments, device} = phone;
  // Nothing dies twice: a payment can arrive while the app does not run.
  moments.when(moment, () => (device.running ? device.killApp() : killWhen(phone, moment)));
}

function inFront({running, appState}: PanelPhone['device']): boolean {
  return running && appState === 'active';
}
