import {isLegacyRequestProps, type RequestPurchasePropsWithLegacy} from 'expo-iap';
declare function track(sku: string | undefined): void;
// ---cut---
export function trackRequest(request: RequestPurchasePropsWithLegacy) {
  if (isLegacyRequestProps(request)) return;
  if ('ios' in request) track(request.ios?.sku);
}
