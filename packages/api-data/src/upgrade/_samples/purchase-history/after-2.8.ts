import {getAvailablePurchases, fetchProducts} from 'expo-iap';

// After connecting.
export async function hasRemovedAds() {
  // On iOS, what isn't loaded is left out.
  await fetchProducts({skus: ['remove_ads'], type: 'inapp'});
  const owned = await getAvailablePurchases();
  return owned.some((purchase) => {
    // A payment on Android can still be pending.
    if (purchase.platform === 'android' && purchase.purchaseStateAndroid !== 1) return false;
    return purchase.productId === 'remove_ads';
  });
}
