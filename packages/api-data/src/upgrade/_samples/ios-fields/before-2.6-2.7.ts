import type {Purchase} from 'expo-iap';

export const isExpired = (purchase: Purchase) =>
  purchase.platform === 'ios' && (purchase.expirationDateIos ?? Infinity) < Date.now();
