import type {DeveloperServer} from '../simulator/developerServer.ts';
import type {AppStore} from '../simulator/store/appStore.ts';
import type {Product} from '../simulator/store/catalog.ts';
import {givesAccess} from '../simulator/store/purchase.ts';
import type {StorePhone} from '../simulator/storePhone.ts';

/** A phone at a panel, with a server that can be down: a simulated one, or the app's own. */
export type PanelPhone = StorePhone & {readonly server?: Pick<DeveloperServer, 'mood'>};

/** The platform says it: a bundle for Google Play does not have the class. */
export function hasAppStore(phone: PanelPhone): phone is PanelPhone & {readonly store: AppStore} {
  return phone.platform === 'ios';
}

/** Whether the app sells a product. */
export type Sells = (productId: string) => boolean;

/** What a second device can buy that this one then finds: anything that stays. */
export const forOtherDevice = ({kind}: Product): boolean =>
  kind === 'unlock' || kind === 'subscription';

/** What someone in the family can buy for all of them. */
export const forFamily = (product: Product): boolean =>
  forOtherDevice(product) && product.familyShareable === true;

/** Chooses a product of the app that the user can still get, if there is one. */
export function chooseProduct(
  phone: PanelPhone,
  sells: Sells,
  fits: (product: Product) => boolean,
): Product | undefined {
  return phone.catalog.visible.find((one) => fits(one) && sells(one.id) && !isOwned(phone, one));
}

/** Whether the user owns it, or another plan of its group: no store sells both. */
function isOwned({store, catalog, device}: PanelPhone, product: Product): boolean {
  const groupOf = (one: Product) => (one.kind === 'subscription' ? one.group : one.id);
  return store.purchases.some(
    (one) =>
      one.account === device.account &&
      givesAccess(one) &&
      groupOf(catalog.get(one.productId)) === groupOf(product),
  );
}
