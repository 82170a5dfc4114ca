import type {Purchase} from 'expo-iap';
declare function giveCoins(): Promise<void>;
// ---cut---
export async function give(purchase: Purchase) {
  if (purchase.platform === 'android' && purchase.purchaseStateAndroid !== 1) return;
  if (purchase.productId === 'coins_100') await giveCoins();
}
