import {Platform} from 'react-native';
import {
  finishTransaction,
  getAvailablePurchases,
  initConnection,
  type Purchase,
  purchaseUpdatedListener,
} from 'expo-iap';
type Account = {coins: number; access: Record<string, number>};
type CheckAnswer = {genuine: boolean; state: string | null; account: Account};
declare const consumables: string[];
declare function checkOnServer(purchase: Purchase): Promise<CheckAnswer>;
declare function showAccount(account: Account): void;
declare function report(error: unknown): void;
// ---cut---
async function deliver(purchase: Purchase): Promise<void> {
  if (purchase.platform === 'android' && purchase.purchaseStateAndroid !== 1) return;
  const {genuine, state, account} = await checkOnServer(purchase);
  if (!genuine || state === 'pending') return;
  // Your server has recorded it, once.
  showAccount(account);
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
