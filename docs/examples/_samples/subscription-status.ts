import {Platform} from 'react-native';
import {
  getActiveSubscriptions,
  getAvailablePurchases,
  subscriptionStatusIOS,
  type ActiveSubscription,
} from 'expo-iap';
import {subscriptionIds} from './subscription-plans';
import {isPaidAndroid} from './subscription-requests';

/** What the store of this device says about a plan. */
export type PlanStatus = {
  readonly productId: string;
  readonly hasAccess: boolean;
  readonly text: string;
};

// #region status
/** Reads the state of each plan; on iOS the plans must be loaded before. */
export async function readStatuses(): Promise<PlanStatus[]> {
  const active = await getActiveSubscriptions(subscriptionIds);
  if (Platform.OS === 'ios') {
    const found = await Promise.all(
      subscriptionIds.map((id) => readStatusIOS(id, active)),
    );
    return found.flat();
  }
  // A payment that has not arrived is in the list too, so ask for the state of each
  // purchase.
  const paid = (await getAvailablePurchases()).filter(isPaidAndroid);
  return active
    .filter(({purchaseToken}) =>
      paid.some((one) => one.purchaseToken === purchaseToken),
    )
    .map(({productId, autoRenewingAndroid}) => ({
      productId,
      hasAccess: true,
      text: autoRenewingAndroid ? 'Active, renews' : 'Active until the paid time ends',
    }));
}

async function readStatusIOS(
  productId: string,
  active: readonly ActiveSubscription[],
): Promise<PlanStatus[]> {
  const own = active.find((one) => one.productId === productId);
  const date =
    own?.expirationDateIOS?.toLocaleDateString() ?? 'the end of the paid time';
  // A status for each plan and family member of the group; null when the product is
  // not loaded.
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
  // The list also has a plan that the user left for a higher one; the group's status
  // has only that one.
  const isLeft = statuses.length > 0;
  return own && !isLeft
    ? [{productId, hasAccess: true, text: `Active until ${date}`}]
    : [];
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
