import {Platform} from 'react-native';
import {getAvailablePurchases, getPurchaseHistories} from 'expo-iap';

export async function hasRemovedAds() {
  // On iOS, the history works as before. Android reads what is owned, and nothing has to be loaded.
  const bought = await (Platform.OS === 'ios' ? getPurchaseHistories() : getAvailablePurchases());
  return bought.some((purchase) => {
    // The history of iOS has what was refunded, and a payment on Android can still be pending.
    if (purchase.platform === 'ios' && purchase.revocationDateIos) return false;
    if (purchase.platform === 'android' && purchase.purchaseStateAndroid !== 1) return false;
    return purchase.id === 'remove_ads';
  });
}
