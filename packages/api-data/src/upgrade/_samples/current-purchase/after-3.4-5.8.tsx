import {Alert} from 'react-native';
import {ErrorCode, finishTransaction, type Purchase, useIAP} from 'expo-iap';
declare function deliver(purchase: Purchase): Promise<void>;
declare function messageFor(code: string | undefined): string;
declare function report(error: unknown): void;
// ---cut---
export function useShop() {
  useIAP({
    onPurchaseSuccess: (purchase) => {
      if (purchase.purchaseState !== 'purchased') return;
      void deliver(purchase)
        .then(() => finishTransaction({purchase}))
        .catch(report);
    },
    onPurchaseError: ({code}) => {
      if (code !== ErrorCode.UserCancelled) Alert.alert(messageFor(code));
    },
  });
}
