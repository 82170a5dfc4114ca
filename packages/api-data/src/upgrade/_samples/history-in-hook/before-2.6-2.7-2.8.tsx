import {Button, Text} from 'react-native';
import {useIAP} from 'expo-iap';
declare function report(error: unknown): void;
// ---cut---
export function Bought() {
  const {getPurchaseHistories, purchaseHistories} = useIAP();
  if (purchaseHistories.length > 0) return <Text>{purchaseHistories.length}</Text>;
  const read = () => void getPurchaseHistories([]).catch(report);
  return <Button title="Show" onPress={read} />;
}
