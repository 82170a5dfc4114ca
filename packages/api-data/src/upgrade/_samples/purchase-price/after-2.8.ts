import type {PurchaseIOS} from 'expo-iap';
/** Your server verifies the transaction and returns what was paid, in whole units. */
declare function fetchPaid(jws: string): Promise<{price: number; currency: string}>;
declare function track(price: number, currency: string): void;
// ---cut---
export async function trackSale({purchaseToken}: PurchaseIOS) {
  if (!purchaseToken) return;
  // Not the price of the product: that is the list price of today.
  const {price, currency} = await fetchPaid(purchaseToken);
  track(price, currency);
}
