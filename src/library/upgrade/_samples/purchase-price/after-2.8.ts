import type {Product, PurchaseIOS} from 'expo-iap';
declare function track(price: number, currency: string): void;
// ---cut---
export function trackSale({currencyCodeIOS}: PurchaseIOS, {price}: Product) {
  if (price !== undefined && currencyCodeIOS !== undefined) track(price, currencyCodeIOS);
}
