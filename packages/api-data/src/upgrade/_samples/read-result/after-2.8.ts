import {finishTransaction, getAvailablePurchases, type Purchase} from 'expo-iap';
declare const consumables: string[];
/** Says whether the purchase is genuine and given. */
declare function checkAndGive(purchase: Purchase): Promise<boolean>;
declare function report(error: unknown): void;
// ---cut---
export async function restore() {
  for (const purchase of await getAvailablePurchases()) await restoreOne(purchase).catch(report);
}

async function restoreOne(purchase: Purchase) {
  if (purchase.platform === 'android' && purchase.purchaseStateAndroid !== 1) return;
  if (!(await checkAndGive(purchase))) return;
  // On iOS, what is unfinished arrives in purchaseUpdatedListener. Google refunds what stays open.
  if (purchase.platform !== 'android') return;
  const isConsumable = consumables.includes(purchase.productId);
  if (isConsumable || !purchase.isAcknowledgedAndroid)
    await finishTransaction({purchase, isConsumable});
}
