import {ErrorCode, type PurchaseError} from 'expo-iap';
declare function show(message: string): void;
// ---cut---
export function tellUser({code}: PurchaseError) {
  if (code === ErrorCode.E_PURCHASE_ERROR) show('The store did not sell it. Try again.');
}
