import {Button} from 'react-native';
import {useIAP} from 'expo-iap';
declare function report(error: unknown): void;

/** What is sent; the type says `Product`. */
type Promoted = {productIdentifier: string; localizedTitle: string};

export function Promoted() {
  const {promotedProductIOS: sent, requestPurchaseOnPromotedProductIOS: buy} = useIAP();
  const promoted = sent as unknown as Promoted | undefined;
  // The App Store’s purchase waits for this.
  const onPress = () => void buy().catch(report);
  return promoted && <Button title={promoted.localizedTitle} onPress={onPress} />;
}
