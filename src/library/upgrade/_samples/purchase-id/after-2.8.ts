import type {Purchase} from 'expo-iap';
declare function giveCoins(): Promise<void>;
// ---cut---
export async function give(purchase: Purchase) {
  if (purchase.productId === 'coins_100') await giveCoins();
}
