import {useEffect} from 'react';
import {Text} from 'react-native';
import {type Purchase, useIAP} from 'expo-iap';
declare function checkGiveAndFinish(purchase: Purchase): Promise<void>;
declare function report(error: unknown): void;
// ---cut---
export function Plans() {
  const {connected, fetchProducts, availablePurchases, getAvailablePurchases} = useIAP({
    onPurchaseSuccess: (purchase) => {
      checkGiveAndFinish(purchase)
        .then(() => getAvailablePurchases([]))
        .catch(report);
    },
  });
  useEffect(() => {
    if (!connected) return;
    fetchProducts({skus: ['pro_monthly', 'pro_yearly'], type: 'subs'}).catch(report);
  }, [connected, fetchProducts]);
  return <Text>{availablePurchases.map(({productId}) => productId).join()}</Text>;
}
