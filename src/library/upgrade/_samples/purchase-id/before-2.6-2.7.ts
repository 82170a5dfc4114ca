import type {Purchase} from 'expo-iap';
declare function giveCoins(): Promise<void>;
// ---cut---
export async function give(purchase: Purchase) {
  if (purchase.id === 'coins_100') await giveCoins();
}
