import {finishTransaction, getAvailablePurchases, type Purchase} from 'expo-iap';
declare function checkOnServer(purchase: Purchase): Promise<boolean>;
declare function give(productId: string): Promise<void>;
// ---cut---
for (const purchase of await getAvailablePurchases()) {
  if (purchase.platform === 'android' && purchase.purchaseStateAndroid !== 1) continue;
  if (!(await checkOnServer(purchase))) continue;
  await give(purchase.productId);
  await finishTransaction({purchase});
}
