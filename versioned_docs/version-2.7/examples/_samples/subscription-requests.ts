import {Linking, Platform} from 'react-native';
import {
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
        productId: purchase.id,
        token: tokenOf(purchase),
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

/** What your server needs: Apple's signed JWS, or Google's purchase token. */
export function tokenOf(purchase: Purchase): string | undefined {
  return purchase.platform === 'ios'
    ? purchase.jwsRepresentationIos
    : purchase.purchaseTokenAndroid;
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
  for (const owned of await getAvailablePurchases()) {
    if (owned.platform !== 'android' || owned.purchaseStateAndroid !== 1) continue;
    if (!subscriptionIds.includes(owned.id) || !owned.purchaseTokenAndroid) continue;
    const isLower =
      subscriptionIds.indexOf(productId) < subscriptionIds.indexOf(owned.id);
    return {
      purchaseTokenAndroid: owned.purchaseTokenAndroid,
      replacementModeAndroid: isLower ? DEFERRED : WITH_TIME_PRORATION,
    };
  }
  return undefined;
}
// #endregion

// #region manage
/** Opens the store's screen for plans; on iOS, an event can come later, or never. */
export async function openManagement(productId: string | undefined): Promise<void> {
  if (Platform.OS === 'ios') {
    await showManageSubscriptionsIOS();
  } else {
    const query = `package=${PACKAGE_NAME}&sku=${productId ?? subscriptionIds[0]}`;
    await Linking.openURL(
      `https://play.google.com/store/account/subscriptions?${query}`,
    );
  }
}

/** Events of the manage sheet have data about the renewal; nothing was bought. */
export function readRenewal(purchase: Purchase): string | undefined {
  if (!('renewalInfo' in purchase)) return undefined;
  const {renewalInfo: info} = purchase;
  if (typeof info !== 'object' || info === null || !('autoRenewStatus' in info))
    return '';
  return info.autoRenewStatus ? 'Your plan renews again.' : 'Your plan will not renew.';
}
// #endregion
