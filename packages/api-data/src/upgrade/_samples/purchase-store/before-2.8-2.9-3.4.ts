import type {Purchase} from 'expo-iap';
declare function verifyWithApple(token: string): Promise<boolean>;
declare function verifyWithGoogle(productId: string, token: string): Promise<boolean>;
// ---cut---
export function verify({platform, productId, purchaseToken}: Purchase) {
  const token = purchaseToken ?? '';
  return platform === 'ios' ? verifyWithApple(token) : verifyWithGoogle(productId, token);
}
