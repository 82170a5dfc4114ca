import type {Simulator} from 'expo-iap-test-kit/simulator';
import type {Product} from 'expo-iap-test-kit/store/catalog';
import {givesAccess} from 'expo-iap-test-kit/store/purchase';
import type {App} from '../protocol.ts';

/** The code of an app, which names the products that the app sells. */
export type AppCode = Pick<App, 'files'>;

const lasts = ({kind}: Product): boolean => kind === 'unlock' || kind === 'subscription';

/** What a second device can buy that this one then finds: anything that stays. */
export const forOtherDevice = {
  fits: lasts,
  /** What is said when the app sells no such product. */
  none: 'This app doesn’t sell unlocks or subscriptions.',
  /** What is said when the user has every such product. */
  all: 'The user already owns every unlock and subscription.',
};

type Wanted = typeof forOtherDevice;

/** What someone in the family can buy for all of them. */
export const forFamily: Wanted = {
  fits: (product) => lasts(product) && product.familyShareable === true,
  none: 'This app doesn’t sell anything that can be shared.',
  all: 'The user already owns everything that can be shared.',
};

/** Chooses a product of the app that the user can still get, or says why there is none. */
export function chooseProduct(phone: Simulator, app: AppCode, wanted: Wanted): Product | string {
  const fitting = phone.catalog.visible.filter((one) => wanted.fits(one) && sells(app, one));
  if (fitting.length === 0) return wanted.none;
  return fitting.find((product) => !isOwned(phone, product)) ?? wanted.all;
}

function sells({files}: AppCode, {id}: Product): boolean {
  // In quotes: part of a name or a key is not a product.
  return files.some(({code}) =>
    [`'${id}'`, `"${id}"`, `\`${id}\``].some((one) => code.includes(one)),
  );
}

/** Whether the user owns it, or another plan of its group: no store sells both. */
function isOwned({store, catalog, device}: Simulator, product: Product): boolean {
  const groupOf = (one: Product) => (one.kind === 'subscription' ? one.group : one.id);
  return store.purchases.some(
    (one) =>
      one.account === device.account &&
      givesAccess(one) &&
      groupOf(catalog.get(one.productId)) === groupOf(product),
  );
}
