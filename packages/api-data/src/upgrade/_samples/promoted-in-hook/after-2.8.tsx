import {Button} from 'react-native';
import type {useIAP} from 'expo-iap';
declare function report(error: unknown): void;

/** What is sent; the type says `Product`. */
type Promoted = {productIdentifier: string; localizedTitle: string};

/** Takes what the app's only hook returns, whose `onPurchaseSuccess` delivers and finishes. */
export function Promoted(shop: ReturnType<typeof useIAP>) {
  const sent: unknown = shop.promotedProductIOS;
  const promoted = sent as Promoted | undefined;
  // The App Store’s purchase waits for this. Before 2.8.6, it’s called buyPromotedProductIOS.
  const onPress = () => void shop.requestPurchaseOnPromotedProductIOS().catch(report);
  return promoted && <Button title={promoted.localizedTitle} onPress={onPress} />;
}
