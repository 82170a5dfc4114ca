import {Text} from 'react-native';
import {useIAP} from 'expo-iap';

/** What is sent; the type says `Product`. */
type Promoted = {productIdentifier: string; localizedTitle: string};

export function Promoted() {
  const {promotedProductIOS}: {promotedProductIOS?: unknown} = useIAP();
  return <Text>{(promotedProductIOS as Promoted | undefined)?.productIdentifier}</Text>;
}
