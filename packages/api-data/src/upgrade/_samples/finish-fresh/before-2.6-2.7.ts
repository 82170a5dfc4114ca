import {finishTransaction, type Purchase} from 'expo-iap';
declare function readStoredPurchases(): Promise<Purchase[]>;
declare function checkOnServer(purchase: Purchase): Promise<'paid' | 'refunded' | 'refused'>;
/** Gives a product once for each key. */
declare function give(productId: string, key: string | null | undefined): Promise<void>;
// ---cut---
export async function finishStored() {
  for (const purchase of await readStoredPurchases()) {
    const answer = await checkOnServer(purchase);
    if (answer === 'refused') continue;
    const android = purchase.platform === 'android';
    const key = android ? purchase.purchaseTokenAndroid : purchase.transactionId;
    if (answer === 'paid') await give(purchase.id, key);
    await finishTransaction({purchase});
  }
}
