import {Button} from 'react-native';
import {useIAP} from 'expo-iap';

export function BuyCoins() {
  const {requestPurchase} = useIAP();
  const buy = () =>
    requestPurchase({request: {ios: {sku: 'coins_100'}, android: {skus: ['coins_100']}}});
  return <Button title="Buy" onPress={() => void buy()} />;
}
