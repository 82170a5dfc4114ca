import {getAvailablePurchases, type Purchase} from 'expo-iap';
declare function checkAndGive(purchase: Purchase): Promise<void>;
// ---cut---
export async function restore() {
  // Nothing to finish on iOS: what is unfinished arrives in purchaseUpdatedListener.
  for (const purchase of await getAvailablePurchases()) await checkAndGive(purchase);
}
