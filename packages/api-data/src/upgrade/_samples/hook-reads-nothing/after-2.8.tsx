import {Text} from 'react-native';
import {type Purchase, useIAP} from 'expo-iap';
declare function checkGiveAndFinish(purchase: Purchase): Promise<void>;
declare function report(error: unknown): void;
// ---cut---
export function Plans() {
  const {availablePurchases, getAvailablePurchases} = useIAP({
    onPurchaseSuccess: (purchase) => {
      checkGiveAndFinish(purchase)
        .then(() => getAvailablePurchases())
        .catch(report);
    },
  });
  return <Text>{availablePurchases.map(({productId}) => productId).join()}</Text>;
}
