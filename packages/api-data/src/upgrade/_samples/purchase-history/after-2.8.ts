import {getAvailablePurchases} from 'expo-iap';

// After connecting.
export async function hasRemovedAds() {
  // On iOS, the whole history, which needs no product and no network. Android returns what is owned.
  const bought = await getAvailablePurchases({onlyIncludeActiveItemsIOS: false});
  return bought.some((purchase) => {
    // The history of iOS has what was refunded, and a payment on Android can still be pending.
    if (purchase.platform === 'ios' && purchase.revocationDateIOS) return false;
    if (purchase.platform === 'android' && purchase.purchaseStateAndroid !== 1) return false;
    return purchase.productId === 'remove_ads';
  });
}
