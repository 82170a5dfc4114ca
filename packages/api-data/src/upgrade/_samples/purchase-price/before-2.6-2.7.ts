import type {ProductPurchaseIos} from 'expo-iap';
declare function track(price: number, currency: string): void;
// ---cut---
export function trackSale({priceIos, currencyIos}: ProductPurchaseIos) {
  if (priceIos !== undefined && currencyIos !== undefined) track(priceIos / 1000, currencyIos);
}
