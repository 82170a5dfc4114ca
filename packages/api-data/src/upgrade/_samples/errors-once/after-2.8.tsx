import {Alert, Button} from 'react-native';
import {isUserCancelledError, useIAP} from 'expo-iap';
declare function log(name: string, code: string | undefined): void;
declare function messageFor(error: unknown): string;
// ---cut---
export function BuyCoins() {
  const {requestPurchase} = useIAP({
    onPurchaseError: ({code}) => log('purchase-error', code),
  });
  const buy = async () => {
    try {
      await requestPurchase({request: {ios: {sku: 'coins_100'}, android: {skus: ['coins_100']}}});
    } catch (error) {
      if (!isUserCancelledError(error)) Alert.alert(messageFor(error));
    }
  };
  return <Button title="Buy" onPress={() => void buy()} />;
}
