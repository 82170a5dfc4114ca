import type {RequestPurchaseProps} from 'expo-iap';
declare function track(sku: string | undefined): void;
// ---cut---
export function trackRequest({ios}: RequestPurchaseProps) {
  track(ios?.sku);
}
