import {getAvailablePurchases} from 'expo-iap';

const YEAR = 365 * 24 * 60 * 60 * 1000;

/** A pass for a year. On iOS, it now stays in the list. */
export async function hasPass() {
  const owned = await getAvailablePurchases();
  return owned.some((purchase) => {
    // A payment on Android can still be pending.
    if (purchase.platform === 'android' && purchase.purchaseStateAndroid !== 1) return false;
    return purchase.productId === 'year_pass' && Date.now() < purchase.transactionDate + YEAR;
  });
}
