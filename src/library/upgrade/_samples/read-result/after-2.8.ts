import {getAvailablePurchases, type Purchase} from 'expo-iap';
declare function checkGiveAndFinish(purchase: Purchase): Promise<void>;
// ---cut---
export async function restore() {
  for (const purchase of await getAvailablePurchases()) await checkGiveAndFinish(purchase);
}
