import {Platform} from 'react-native';
import {
  finishTransaction,
  getAvailablePurchases,
  initConnection,
  type Purchase,
  purchaseUpdatedListener,
} from 'expo-iap';
declare const consumables: string[];
declare function checkOnServer(purchase: Purchase): Promise<'paid' | 'refunded' | 'refused'>;
/** Gives a product once for each key. */
declare function give(productId: string, key: string | null | undefined): Promise<void>;
declare function report(error: unknown): void;
// ---cut---
async function deliver(purchase: Purchase): Promise<void> {
  if (purchase.platform === 'android' && purchase.purchaseStateAndroid !== 1) return;
  const answer = await checkOnServer(purchase);
  if (answer === 'refused') return;
  // Your server ignores a key that it has already recorded.
  const key = purchase.platform === 'android' ? purchase.purchaseToken : purchase.id;
  if (answer === 'paid') await give(purchase.productId, key);
  await finishTransaction({purchase, isConsumable: consumables.includes(purchase.productId)});
}

// Once, at the start of the app.
export async function open(): Promise<void> {
  await initConnection();
  purchaseUpdatedListener((purchase) => void deliver(purchase).catch(report));
  // iOS sends what is unfinished to the listener; on Android, read it.
  if (Platform.OS !== 'android') return;
  for (const purchase of await getAvailablePurchases()) {
    const isOpen =
      consumables.includes(purchase.productId) ||
      (purchase.platform === 'android' && !purchase.isAcknowledgedAndroid);
    if (isOpen) await deliver(purchase).catch(report);
  }
}
