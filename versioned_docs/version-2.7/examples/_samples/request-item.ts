import {Linking, Platform} from 'react-native';
import {
  requestProducts,
  requestPurchase,
  type Product,
  type SubscriptionProduct,
} from 'expo-iap';
import {basePlanId, kindOf, packageName, productIds, subscriptionIds} from './catalog';

/** Anything that the shop sells. */
export type Item = Product | SubscriptionProduct;

/** Loads all products. Unlike the hook's loader, it rejects if there are none. */
export async function loadItems(): Promise<void> {
  const products = await requestProducts({skus: productIds, type: 'inapp'});
  const subscriptions = await requestProducts({skus: subscriptionIds, type: 'subs'});
  if (products.length + subscriptions.length > 0) return;
  throw new Error('The store shows no products right now. Try again later.');
}

/** Opens the payment sheet; the store gives `userId` back with the purchase. */
export async function requestItem(item: Item, userId: string): Promise<void> {
  const ios = {sku: item.id, appAccountToken: userId};
  const android = {skus: [item.id], obfuscatedAccountIdAndroid: userId};
  if (kindOf(item.id) === 'subscription') {
    // The hook keeps what it loaded first; Google's tokens are new with each load.
    const loaded = await requestProducts({skus: [item.id], type: 'subs'});
    const fresh = loaded.find(({id}) => id === item.id);
    const offerToken = fresh && planOf(fresh)?.offerToken;
    if (item.platform === 'android' && !offerToken) {
      throw new Error(`${item.id} has no active base plan "${basePlanId}"`);
    }
    const subscriptionOffers = offerToken ? [{sku: item.id, offerToken}] : [];
    await requestPurchase({
      type: 'subs',
      request: {ios, android: {...android, subscriptionOffers}},
    });
  } else {
    await requestPurchase({type: 'inapp', request: {ios, android}});
  }
}

/** Opens the store's page for canceling; the account is read on the way back. */
export async function openSubscriptions(): Promise<void> {
  const query = `package=${packageName}&sku=${subscriptionIds[0]}`;
  const ios = 'https://apps.apple.com/account/subscriptions';
  const android = `https://play.google.com/store/account/subscriptions?${query}`;
  await Linking.openURL(Platform.OS === 'ios' ? ios : android);
}

/** The base plan without an offer; Google sells no subscription without a token. */
function planOf(item: Item) {
  if (item.platform === 'ios') return undefined;
  return item.subscriptionOfferDetails?.find(
    (offer) => offer.basePlanId === basePlanId && !offer.offerId,
  );
}

/** What the user pays, and how often. On Android, `displayPrice` can be a trial's. */
export function priceOf(item: Item): string {
  const price =
    planOf(item)?.pricingPhases.pricingPhaseList[0]?.formattedPrice ??
    item.displayPrice;
  return kindOf(item.id) === 'subscription' ? `${price} per month` : price;
}

/** The name without the app's name, which Google adds to `title`. */
export function nameOf(item: Item): string {
  return item.displayName ?? item.title;
}
