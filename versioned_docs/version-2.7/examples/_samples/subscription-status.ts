import {Platform} from 'react-native';
import {
  getAvailablePurchases,
  subscriptionStatusIOS,
  type ProductPurchase,
} from 'expo-iap';
import {subscriptionIds} from './subscription-plans';

/** What the store of this device says about a plan. */
export type PlanStatus = {
  readonly productId: string;
  readonly hasAccess: boolean;
  readonly text: string;
};

// #region status
/** Reads the state of each plan; on iOS the plans must be loaded before. */
export async function readStatuses(): Promise<PlanStatus[]> {
  const owned = await getAvailablePurchases();
  const found = await Promise.all(
    subscriptionIds.map((productId) => {
      const purchase = owned.find((one) => one.id === productId);
      return Platform.OS === 'ios'
        ? statusIOS(productId, purchase)
        : statusAndroid(purchase);
    }),
  );
  return found.flat();
}

/** Google lists a plan as long as it gives access; state 1 means paid. */
function statusAndroid(purchase: ProductPurchase | undefined): PlanStatus[] {
  if (purchase?.platform !== 'android' || purchase.purchaseStateAndroid !== 1)
    return [];
  const text = purchase.autoRenewingAndroid
    ? 'Active, renews'
    : 'Active until the paid time ends';
  return [{productId: purchase.id, hasAccess: true, text}];
}

async function statusIOS(
  productId: string,
  purchase: ProductPurchase | undefined,
): Promise<PlanStatus[]> {
  const end = activeUntil(purchase);
  const date = end ?? 'the end of the paid time';
  // One status for each plan of the group; null when the product is not loaded.
  const statuses = (await subscriptionStatusIOS(productId)) ?? [];
  const found = statuses.flatMap(({state, renewalInfo: info}) => {
    if (!info || !('currentProductID' in info) || info.currentProductID !== productId)
      return [];
    const renews = 'autoRenewStatus' in info && info.autoRenewStatus === true;
    const next = info.autoRenewPreference;
    const renewal =
      next && next !== productId
        ? `changes to ${next} on ${date}`
        : `renews on ${date}`;
    const text = renews ? `Active, ${renewal}` : `Active until ${date}`;
    // The type says text, StoreKit sends a number.
    return [{productId, ...describeState(Number(state), text)}];
  });
  // With Family Sharing one plan has several; access through one of them is access.
  const best = found.find(({hasAccess}) => hasAccess) ?? found[0];
  if (best) return [best];
  return end ? [{productId, hasAccess: true, text: `Active until ${end}`}] : [];
}

function activeUntil(purchase: ProductPurchase | undefined): string | undefined {
  if (purchase?.platform !== 'ios' || purchase.revocationDateIos) return undefined;
  // The user left this plan for a higher one.
  if (purchase.isUpgradedIos) return undefined;
  const {expirationDateIos: end = 0} = purchase;
  return end > Date.now() ? new Date(end).toLocaleDateString() : undefined;
}

function describeState(state: number, active: string) {
  if (state === 1) return {hasAccess: true, text: active};
  // Apple asks for the money again; during the grace period the user keeps access.
  if (state === 4)
    return {hasAccess: true, text: 'Payment failed, access goes on for now'};
  if (state === 3) return {hasAccess: false, text: 'Payment failed, access is paused'};
  return {hasAccess: false, text: state === 5 ? 'Refunded' : 'Expired'};
}
// #endregion
