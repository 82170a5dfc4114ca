import {AppStore} from '../../simulator/store/appStore.ts';
import type {Product} from '../../simulator/store/catalog.ts';
import type {Simulator} from '../../simulator/simulator.ts';
import type {ActId} from '../acts.ts';

const DAY = 24 * 60 * 60 * 1000;

/** How an act on the phone is done, and why it may be impossible now. */
type PhoneAct = {
  /** Why the act makes no sense now; undefined when it does. */
  readonly whyNot?: (phone: Simulator) => string | undefined;
  readonly run: (phone: Simulator) => Promise<void> | void;
};

const unless = (condition: boolean, reason: string) => (condition ? undefined : reason);
const later = (days: number): PhoneAct => ({run: ({clock}) => clock.advance(days * DAY)});

/** What a second device can buy that this one then finds: anything that stays. */
const lasting = ({catalog}: Simulator): Product | undefined =>
  catalog.visible.find(({kind}) => kind === 'unlock' || kind === 'subscription');

const shareable = ({catalog}: Simulator): Product | undefined =>
  catalog.visible.find(
    (product) =>
      (product.kind === 'unlock' || product.kind === 'subscription') && product.familyShareable,
  );

/** Acts on the phone as a whole. */
export const phoneActs: ReadonlyMap<ActId, PhoneAct> = new Map<ActId, PhoneAct>([
  [
    'kill',
    {
      whyNot: ({device}) => unless(device.running, 'The app is not running.'),
      run: ({device}) => device.killApp(),
    },
  ],
  [
    'start',
    {
      whyNot: ({device}) => unless(!device.running, 'The app is already running.'),
      run: ({device}) => device.startApp(),
    },
  ],
  [
    'background',
    {
      whyNot: ({device}) => unless(inFront(device), 'The app is not in front.'),
      run: ({device}) => device.sendToBack(),
    },
  ],
  [
    'foreground',
    {
      whyNot: ({device}) =>
        unless(device.running && !inFront(device), 'The app is not in the background.'),
      run: ({device}) => device.bringToFront(),
    },
  ],
  [
    'otherDevice',
    {
      whyNot: (phone) =>
        unless(lasting(phone) !== undefined, 'The catalog has no unlock or subscription.'),
      run: (phone) => {
        const product = lasting(phone);
        if (product) phone.store.sold(product.id);
      },
    },
  ],
  [
    'family',
    {
      whyNot: (phone) =>
        unless(phone.store instanceof AppStore, 'Google Play doesn’t share in-app purchases.') ??
        unless(shareable(phone) !== undefined, 'No product can be shared.'),
      run: (phone) => {
        const product = shareable(phone);
        const {store, device} = phone;
        if (!(store instanceof AppStore) || !product || device.account === null) return;
        store.share(store.sold(product.id, {account: 'parent'}).id, device.account);
      },
    },
  ],
  ['breakPayments', {run: ({store}) => store.breakPayments()}],
  ['fixPayments', {run: ({store}) => store.fixPayments()}],
  [
    'networkOff',
    {
      whyNot: ({device}) => unless(device.network, 'The network is already off.'),
      run: ({device}) => void (device.network = false),
    },
  ],
  [
    'networkOn',
    {
      whyNot: ({device}) => unless(!device.network, 'The network is already on.'),
      run: ({device}) => void (device.network = true),
    },
  ],
  [
    'serverDown',
    {
      whyNot: ({server}) => unless(server.mood === 'well', 'Your server is already down.'),
      run: ({server}) => void (server.mood = 'down'),
    },
  ],
  [
    'serverUp',
    {
      whyNot: ({server}) => unless(server.mood !== 'well', 'Your server is already up.'),
      run: ({server}) => void (server.mood = 'well'),
    },
  ],
  ['day', later(1)],
  ['week', later(7)],
  ['month', later(31)],
]);

function inFront({running, appState}: Simulator['device']): boolean {
  return running && appState === 'active';
}
