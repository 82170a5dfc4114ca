import type {Purchase} from 'expo-iap';
declare function verifyWithApple(token: string): Promise<boolean>;
declare function verifyWithGoogle(productId: string, token: string): Promise<boolean>;
// ---cut---
export function verify({store, productId, purchaseToken}: Purchase) {
  const token = purchaseToken ?? '';
  if (store === 'apple') return verifyWithApple(token);
  if (store === 'google') return verifyWithGoogle(productId, token);
  throw new Error(`This server can’t verify purchases of the store ${store}.`);
}
