import {useEffect} from 'react';
import {Alert} from 'react-native';
import {ErrorCode, type Purchase, useIAP} from 'expo-iap';
declare function deliver(purchase: Purchase): Promise<void>;
declare function messageFor(code: string | undefined): string;
// ---cut---
export function useShop() {
  const {currentPurchase, currentPurchaseError, finishTransaction} = useIAP();
  useEffect(() => {
    if (currentPurchase)
      void deliver(currentPurchase).then(() => finishTransaction({purchase: currentPurchase}));
  }, [currentPurchase, finishTransaction]);
  useEffect(() => {
    const code = currentPurchaseError?.code;
    if (code && code !== ErrorCode.E_USER_CANCELLED) Alert.alert(messageFor(code));
  }, [currentPurchaseError]);
}
