import type {Simulator} from '../../simulator/simulator.ts';
import {offerOf} from '../../simulator/store/prepaid.ts';
import type {Purchase} from '../../simulator/store/purchase.ts';

/** The plan or offer behind a purchase of a subscription. */
export function planOf({catalog}: Simulator, {productId, offerToken}: Purchase) {
  return offerOf(catalog.getSubscription(productId), offerToken);
}

/** The purchase whose place this one took: an upgrade, a downgrade, or a prepaid plan that was topped up. */
export function replacedBy({store}: Simulator, purchase: Purchase): Purchase | undefined {
  const {purchases} = store;
  const {subscription} = purchase;
  if (!subscription) return undefined;
  return purchases
    .slice(0, purchases.indexOf(purchase))
    .findLast((one) => one.subscription === subscription);
}

/** When another purchase took the place of this one. */
export function replacedAt({store}: Simulator, purchase: Purchase): number | undefined {
  const {purchases} = store;
  const {subscription} = purchase;
  if (!subscription) return undefined;
  return purchases
    .slice(purchases.indexOf(purchase) + 1)
    .find((one) => one.subscription === subscription)?.boughtAt;
}
