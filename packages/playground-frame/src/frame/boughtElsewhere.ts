import type {Simulator} from 'expo-iap-test-kit/simulator';
import type {Product} from 'expo-iap-test-kit/store/catalog';
import {givesAccess} from 'expo-iap-test-kit/store/purchase';
import type {App} from '../protocol.ts';

/** The code of an app, which names the products that the app sells. */
export type AppCode = Pick<App, 'files'>;

/** What a second device can buy that this one then finds: anything that stays. */
export const forOtherDevice = ({kind}: Product): boolean =>
  kind === 'unlock' || kind === 'subscription';

/** What someone in the family can buy for all of them. */
export const forFamily = (product: Product): boolean =>
  forOtherDevice(product) && product.familyShareable === true;

/** Chooses a product of the app that the user can still get, if there is one. */
export function chooseProduct(
  phone: Simulator,
  app: AppCode,
  fits: (product: Product) => boolean,
): Product | undefined {
  return phone.catalog.visible.find((one) => fits(one) && sells(app, one) && !isOwned(phone, one));
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
