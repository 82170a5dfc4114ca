import type {Purchase} from 'expo-iap';

export const isExpired = (purchase: Purchase) =>
  purchase.platform === 'ios' && (purchase.expirationDateIOS ?? Infinity) < Date.now();
