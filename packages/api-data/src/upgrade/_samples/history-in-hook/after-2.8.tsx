import {Button, Text} from 'react-native';
import {useIAP} from 'expo-iap';

export function Bought() {
  const {getAvailablePurchases, availablePurchases} = useIAP();
  if (availablePurchases.length > 0) return <Text>{availablePurchases.length}</Text>;
  return <Button title="Show" onPress={() => void getAvailablePurchases(['remove_ads'])} />;
}
