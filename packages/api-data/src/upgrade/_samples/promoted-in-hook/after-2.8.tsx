import {Button} from 'react-native';
import type {useIAP} from 'expo-iap';
declare function report(error: unknown): void;

/** What is sent; the type says `Product`. */
type Promoted = {productIdentifier: string; localizedTitle: string};

/** Takes what the app's only hook returns, whose `onPurchaseSuccess` delivers and finishes. */
export function Promoted(shop: ReturnType<typeof useIAP>) {
  // Before 2.8.6, the function is called buyPromotedProductIOS.
  const {promotedProductIOS: sent, requestPurchaseOnPromotedProductIOS: buy} = shop;
  const promoted = sent as unknown as Promoted | undefined;
  // The App Store’s purchase waits for this.
  const onPress = () => void buy().catch(report);
  return promoted && <Button title={promoted.localizedTitle} onPress={onPress} />;
}
