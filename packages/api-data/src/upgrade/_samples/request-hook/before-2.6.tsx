import {Button} from 'react-native';
import {useIAP} from 'expo-iap';

export function BuyCoins() {
  const {requestPurchase} = useIAP();
  const buy = () => requestPurchase({request: {sku: 'coins_100', skus: ['coins_100']}});
  return <Button title="Buy" onPress={() => void buy()} />;
}
