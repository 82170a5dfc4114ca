import {finishTransaction, getAvailablePurchases, type Purchase} from 'expo-iap';
declare const consumables: string[];
type Account = {coins: number; access: Record<string, number>};
type CheckAnswer = {genuine: boolean; state: string | null; account: Account};
declare function checkOnServer(purchase: Purchase): Promise<CheckAnswer>;
declare function showAccount(account: Account): void;
declare function report(error: unknown): void;
// ---cut---
export async function restore() {
  for (const purchase of await getAvailablePurchases()) await restoreOne(purchase).catch(report);
}

async function restoreOne(purchase: Purchase) {
  if (purchase.platform === 'android' && purchase.purchaseStateAndroid !== 1) return;
  const {genuine, state, account} = await checkOnServer(purchase);
  if (!genuine || state === 'pending') return;
  showAccount(account);
  // On iOS, what is unfinished arrives in purchaseUpdatedListener. Google refunds what stays open.
  if (purchase.platform !== 'android') return;
  const isConsumable = consumables.includes(purchase.productId);
  if (isConsumable || !purchase.isAcknowledgedAndroid)
    await finishTransaction({purchase, isConsumable});
}
