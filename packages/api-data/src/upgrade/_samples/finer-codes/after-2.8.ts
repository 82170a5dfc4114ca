import {ErrorCode, type PurchaseError} from 'expo-iap';
declare function show(message: string): void;
// ---cut---
export function tellUser({code}: PurchaseError) {
  switch (code) {
    case ErrorCode.E_NETWORK_ERROR:
    case ErrorCode.E_SERVICE_ERROR:
      return show('The store cannot be reached. Try again.');
    case ErrorCode.E_USER_ERROR:
      return show('This account cannot pay.');
    case ErrorCode.E_ITEM_UNAVAILABLE:
      return show('This is not sold here.');
    case ErrorCode.E_PURCHASE_ERROR:
    case ErrorCode.E_UNKNOWN:
      return show('The store did not sell it. Try again.');
  }
}
