import {useEffect} from 'react';
import {Text} from 'react-native';
import {type Purchase, useIAP} from 'expo-iap';
declare function checkGiveAndFinish(purchase: Purchase): Promise<void>;
declare function report(error: unknown): void;
// ---cut---
export function Plans() {
  const {connected, requestProducts, availablePurchases} = useIAP({
    onPurchaseSuccess: (purchase) => void checkGiveAndFinish(purchase).catch(report),
  });
  useEffect(() => {
    if (!connected) return;
    requestProducts({skus: ['pro_monthly', 'pro_yearly'], type: 'subs'}).catch(report);
  }, [connected, requestProducts]);
  return <Text>{availablePurchases.map(({id}) => id).join()}</Text>;
}
