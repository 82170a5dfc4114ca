import {useState} from 'react';
import {Button, Text} from 'react-native';
import {getAvailablePurchases, type Purchase, useIAP} from 'expo-iap';
declare function report(error: unknown): void;
// ---cut---
export function Bought() {
  const {connected} = useIAP();
  const [bought, setBought] = useState<readonly Purchase[]>([]);
  if (bought.length > 0) return <Text>{bought.length}</Text>;
  // The function of the hook has no options. On iOS, the whole history needs no product and no network.
  const read = () =>
    getAvailablePurchases({onlyIncludeActiveItemsIOS: false}).then(setBought).catch(report);
  return <Button title="Show" disabled={!connected} onPress={() => void read()} />;
}
