import {Button, Text} from 'react-native';
import {useIAP} from 'expo-iap';
declare function report(error: unknown): void;
// ---cut---
export function Bought() {
  const {connected, fetchProducts, getAvailablePurchases, availablePurchases} = useIAP();
  const bought = availablePurchases.filter(({productId}) => productId === 'remove_ads');
  if (bought.length > 0) return <Text>{bought.length}</Text>;
  const read = async () => {
    // On iOS, what isn't loaded is left out.
    await fetchProducts({skus: ['remove_ads'], type: 'inapp'});
    await getAvailablePurchases([]);
  };
  return <Button title="Show" disabled={!connected} onPress={() => void read().catch(report)} />;
}
