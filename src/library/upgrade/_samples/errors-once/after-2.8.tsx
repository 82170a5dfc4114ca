import {Alert, Button} from 'react-native';
import {ErrorCode, useIAP} from 'expo-iap';
// ---cut---
export function BuyCoins() {
  const {requestPurchase} = useIAP({
    onPurchaseError: ({code, message}) => {
      if (code !== ErrorCode.E_USER_CANCELLED) Alert.alert(message);
    },
  });
  const buy = () =>
    requestPurchase({
      request: {ios: {sku: 'coins_100'}, android: {skus: ['coins_100']}},
    }).catch(() => {});
  return <Button title="Buy" onPress={() => void buy()} />;
}
