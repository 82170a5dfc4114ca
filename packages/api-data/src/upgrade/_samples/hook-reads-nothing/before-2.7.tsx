import {Text} from 'react-native';
import {type Purchase, useIAP} from 'expo-iap';
declare function checkGiveAndFinish(purchase: Purchase): Promise<void>;
declare function report(error: unknown): void;
// ---cut---
export function Plans() {
  const {availablePurchases} = useIAP({
    onPurchaseSuccess: (purchase) => void checkGiveAndFinish(purchase).catch(report),
  });
  return <Text>{availablePurchases.map(({id}) => id).join()}</Text>;
}
