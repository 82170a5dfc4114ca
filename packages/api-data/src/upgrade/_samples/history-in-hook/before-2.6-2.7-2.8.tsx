import {Button, Text} from 'react-native';
import {useIAP} from 'expo-iap';

export function Bought() {
  const {getPurchaseHistories, purchaseHistories} = useIAP();
  if (purchaseHistories.length > 0) return <Text>{purchaseHistories.length}</Text>;
  return <Button title="Show" onPress={() => void getPurchaseHistories(['remove_ads'])} />;
}
