import {isPlatformRequestProps, type RequestPurchasePropsWithLegacy} from 'expo-iap';
declare function track(sku: string | undefined): void;
// ---cut---
export function trackRequest(request: RequestPurchasePropsWithLegacy) {
  if (isPlatformRequestProps(request)) track(request.ios?.sku);
}
