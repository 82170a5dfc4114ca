import {getAvailablePurchases} from 'expo-iap';

const YEAR = 365 * 24 * 60 * 60 * 1000;

/** A pass for a year on iOS, where it stays in the list. */
export async function hasPass() {
  const owned = await getAvailablePurchases();
  return owned.some(
    ({platform, productId, transactionDate}) =>
      platform === 'ios' && productId === 'year_pass' && Date.now() < transactionDate + YEAR,
  );
}
