import {
  finishTransaction,
  getAvailablePurchases,
  type Purchase,
  purchaseUpdatedListener,
} from 'expo-iap';
declare function checkOnServer(purchase: Purchase): Promise<boolean>;
declare function give(productId: string): Promise<void>;
// ---cut---
async function deliver(purchase: Purchase): Promise<void> {
  if (purchase.platform === 'android' && purchase.purchaseStateAndroid !== 1) return;
  if (!(await checkOnServer(purchase))) return;
  await give(purchase.productId);
  await finishTransaction({purchase});
}

// iOS sends unfinished purchases again after connecting; on Android, read them.
purchaseUpdatedListener(deliver);
for (const purchase of await getAvailablePurchases()) {
  if (purchase.platform === 'android') await deliver(purchase);
}
