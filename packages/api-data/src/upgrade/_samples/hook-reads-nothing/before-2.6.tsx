import {useEffect} from 'react';
import {Text} from 'react-native';
import {type Purchase, useIAP} from 'expo-iap';
declare function checkGiveAndFinish(purchase: Purchase): Promise<void>;
declare function report(error: unknown): void;
// ---cut---
export function Plans() {
  const {connected, getSubscriptions, availablePurchases} = useIAP({
    onPurchaseSuccess: (purchase) => void checkGiveAndFinish(purchase).catch(report),
  });
  useEffect(() => {
    if (!connected) return;
    getSubscriptions(['pro_monthly', 'pro_yearly']).catch(report);
  }, [connected, getSubscriptions]);
  return <Text>{availablePurchases.map(({id}) => id).join()}</Text>;
}
