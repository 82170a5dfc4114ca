import {useEffect, useState} from 'react';
import {AppState, Button, Platform} from 'react-native';
import type {useIAP} from 'expo-iap';
declare function report(error: unknown): void;
// ---cut---
/** Takes what the app's only hook returns, whose `onPurchaseSuccess` delivers and finishes. */
export function Promoted(shop: ReturnType<typeof useIAP>) {
  const {connected, getPromotedProductIOS, buyPromotedProductIOS} = shop;
  const [id, setId] = useState<string>();
  useEffect(() => {
    if (!connected || Platform.OS !== 'ios') return;
    // No event arrives before 2.7.13: ask at the start and at each return.
    const ask = () =>
      getPromotedProductIOS()
        .then((waiting) => setId(waiting?.productIdentifier))
        .catch(report);
    void ask();
    const returns = AppState.addEventListener('change', (state) => {
      if (state === 'active') void ask();
    });
    return () => returns.remove();
  }, [connected, getPromotedProductIOS]);
  // The App Store’s purchase waits for this.
  return id && <Button title={id} onPress={() => void buyPromotedProductIOS().catch(report)} />;
}
