import {finishTransaction, type Purchase} from 'expo-iap';
declare function readStoredPurchases(): Promise<Purchase[]>;
declare function checkOnServer(purchase: Purchase): Promise<boolean>;
declare function give(productId: string): Promise<void>;
// ---cut---
for (const purchase of await readStoredPurchases()) {
  if (!(await checkOnServer(purchase))) continue;
  await give(purchase.id);
  await finishTransaction({purchase});
}
