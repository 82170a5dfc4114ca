import type {Simulator} from 'expo-iap-test-kit/simulator';
import type {FailureCause, SheetAnswer} from 'expo-iap-test-kit/store/sheet';
import type {PlatformName} from 'expo-iap-test-kit/versions';
import {toRequests} from '../../told.ts';

/** What happens with the payment sheet, in words. */
export type Ending = {
  readonly name: string;
  readonly platform?: PlatformName;
  /** The store takes the money before the sheet says something else. */
  readonly charges?: true;
  /** What the sheet says; without it the sheet goes away and nobody says anything. */
  readonly answer?: SheetAnswer;
};

const failures = (['network', 'service', 'unknown', 'unavailable'] as const).map(
  (fails: FailureCause): Ending => ({name: `it fails (${fails})`, answer: {fails}}),
);

export const endings: readonly Ending[] = [
  {name: 'pays', answer: 'approve'},
  {name: 'closes the sheet', answer: 'cancel'},
  {name: 'will pay later', answer: 'pending'},
  ...failures,
  {
    name: 'is charged, but it fails (service)',
    charges: true,
    answer: {fails: 'service'},
    platform: 'android',
  },
  {
    name: 'is charged, but it fails (network)',
    charges: true,
    answer: {fails: 'network'},
    platform: 'android',
  },
  {name: 'loses the sheet', platform: 'android'},
  {name: 'pays and loses the sheet', charges: true, platform: 'android'},
  {name: 'has to accept new terms first', answer: 'interrupted', platform: 'ios'},
];

/** Prepares the next sheets: while one is open the app is behind it. */
export function endSheets(phone: Simulator, {charges, answer}: Ending): void {
  const {device, store} = phone;
  store.ask = async (productId) => {
    const {process} = device;
    device.sendToBack();
    if (charges && !owns(phone, productId)) store.sell(productId, requested(phone));
    if (answer === undefined) return new Promise(() => {});
    await Promise.resolve();
    if (device.running && device.process === process) device.bringToFront();
    return answer;
  };
}

/** The account that the app sent with its request, which the store keeps with the purchase. */
function requested(phone: Simulator) {
  const {accountToken} = toRequests(phone.log.entries).at(-1) ?? {};
  return {accountToken: typeof accountToken === 'string' ? accountToken : null};
}

/** What nobody can buy twice: an unlock, and a plan of the one group beside another. */
function owns({store, catalog}: Simulator, productId: string): boolean {
  const {kind} = catalog.get(productId);
  if (kind === 'consumable') return false;
  return store.purchases.some(
    (one) => catalog.get(one.productId).kind === kind && one.payment === 'paid',
  );
}
