import {Platform} from 'react-native';
import {
  deepLinkToSubscriptions,
  getAvailablePurchases,
  requestPurchase,
  showManageSubscriptionsIOS,
  type Purchase,
} from 'expo-iap';
import {subscriptionIds, type Plan} from './subscription-plans';

const PACKAGE_NAME = 'com.example.app';

// #region confirm
/** Replace it with your sign-in: its token tells your server whose purchase this is. */
async function sessionToken(): Promise<string> {
  return 'user';
}

/** Your server's answer; `access` has the end of each plan the user can use. */
export type PlanCheck = {
  readonly genuine: boolean;
  readonly state: string | null;
  readonly ofAnother: boolean;
  readonly account: {readonly access: Readonly<Record<string, number>>};
};

/** Lets your server check a subscription and record it for the user who is signed in. */
export async function confirmOnServer(purchase: Purchase): Promise<PlanCheck> {
  // On Android, `fetch` never gives up by itself, so the buttons would stay locked.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), 20_000);
  try {
    const response = await fetch('https://api.example.com/purchases', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${await sessionToken()}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({
        platform: purchase.platform,
        productId: purchase.productId,
        token: purchase.purchaseToken,
      }),
      signal: limit.signal,
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}`);
    const answer: PlanCheck = await response.json();
    return answer;
  } finally {
    clearTimeout(timer);
  }
}
// #endregion

// #region request
/** Google's numbers for the two ways in which this app changes a plan. */
const WITH_TIME_PRORATION = 1;
const DEFERRED = 6;

/** Buys or replaces a plan; true when Google changes it at the next renewal. */
export async function requestPlan({productId, offerToken}: Plan): Promise<boolean> {
  const replaced = Platform.OS === 'android' ? await replacement(productId) : undefined;
  const android = {
    skus: [productId],
    subscriptionOffers: offerToken ? [{sku: productId, offerToken}] : [],
    ...replaced,
  };
  await requestPurchase({type: 'subs', request: {ios: {sku: productId}, android}});
  return replaced?.replacementModeAndroid === DEFERRED;
}

/** Without the current plan's token, Google would sell a second subscription. */
async function replacement(productId: string) {
  const owned = await getAvailablePurchases();
  const current = owned.find(
    (one) => subscriptionIds.includes(one.productId) && isPaidAndroid(one),
  );
  if (!current?.purchaseToken) return undefined;
  const isLower =
    subscriptionIds.indexOf(productId) < subscriptionIds.indexOf(current.productId);
  return {
    purchaseTokenAndroid: current.purchaseToken,
    replacementModeAndroid: isLower ? DEFERRED : WITH_TIME_PRORATION,
  };
}

/** Says whether Google has the money; a pending payment is a purchase too. */
export function isPaidAndroid(purchase: Purchase): boolean {
  return purchase.platform === 'android' && purchase.purchaseStateAndroid === 1;
}
// #endregion

// #region manage
/** Opens the store's screen for plans; returns what the user changed, if known. */
export async function openManagement(productId: string | undefined): Promise<string> {
  if (Platform.OS === 'ios') {
    const changed = await showManageSubscriptionsIOS();
    const renewing = changed.flatMap((one) =>
      'willAutoRenewIOS' in one ? [one.willAutoRenewIOS] : [],
    );
    if (renewing.length === 0) return '';
    // A change of plan reports both: the old one ends, the new one renews.
    return renewing.includes(true) ? 'Your plan renews.' : 'Your plan will not renew.';
  }
  const skuAndroid = productId ?? subscriptionIds[0];
  await deepLinkToSubscriptions({skuAndroid, packageNameAndroid: PACKAGE_NAME});
  return '';
}
// #endregion
