import {Alert, Button} from 'react-native';
import {useIAP} from 'expo-iap';
// ---cut---
export function BuyCoins() {
  const {requestPurchase} = useIAP({
    onPurchaseError: ({message}) => Alert.alert(message),
  });
  const buy = async () => {
    try {
      await requestPurchase({request: {sku: 'coins_100', skus: ['coins_100']}});
    } catch (error) {
      Alert.alert(String(error));
    }
  };
  return <Button title="Buy" onPress={() => void buy()} />;
}
