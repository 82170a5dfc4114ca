import {useEffect} from 'react';
import {Alert} from 'react-native';
import {ErrorCode, type Purchase, useIAP} from 'expo-iap';
declare function deliver(purchase: Purchase): Promise<void>;
declare function messageFor(code: string | undefined): string;
// ---cut---
export function useShop() {
  const {currentPurchase, currentPurchaseError, finishTransaction} = useIAP();
  useEffect(() => {
    const purchase = currentPurchase;
    if (purchase?.platform === 'android' && purchase.purchaseStateAndroid !== 1) return;
    if (purchase) void deliver(purchase).then(() => finishTransaction({purchase}));
  }, [currentPurchase, finishTransaction]);
  useEffect(() => {
    const code = currentPurchaseError?.code;
    if (code && code !== ErrorCode.E_USER_CANCELLED) Alert.alert(messageFor(code));
  }, [currentPurchaseError]);
}
