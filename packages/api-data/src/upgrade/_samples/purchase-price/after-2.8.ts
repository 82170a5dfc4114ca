import type {Product} from 'expo-iap';
declare function track(price: number, currency: string): void;
// ---cut---
export function trackSale({price, currency}: Product) {
  if (price !== undefined) track(price, currency);
}
