import {getAvailablePurchases} from 'expo-iap';

export async function hasRemovedAds() {
  const owned = await getAvailablePurchases();
  return owned.some((purchase) => {
    // A payment on Android can still be pending.
    if (purchase.platform === 'android' && purchase.purchaseStateAndroid !== 1) return false;
    return purchase.id === 'remove_ads';
  });
}
