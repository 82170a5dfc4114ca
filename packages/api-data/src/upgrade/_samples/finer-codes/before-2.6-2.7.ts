import {ErrorCode, purchaseErrorListener} from 'expo-iap';
declare function show(message: string): void;
// ---cut---
purchaseErrorListener(({code}) => {
  if (code === ErrorCode.E_PURCHASE_ERROR) show('The store did not sell it. Try again.');
});
