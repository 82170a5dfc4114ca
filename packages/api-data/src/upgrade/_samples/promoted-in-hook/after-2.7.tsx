import {useEffect, useState} from 'react';
import {AppState, Button} from 'react-native';
import {useIAP} from 'expo-iap';
declare function report(error: unknown): void;
// ---cut---
export function Promoted() {
  const {connected, getPromotedProductIOS, buyPromotedProductIOS} = useIAP();
  const [id, setId] = useState<string>();
  useEffect(() => {
    if (!connected) return;
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
  // The App Store's purchase waits for this.
  return id && <Button title={id} onPress={() => void buyPromotedProductIOS().catch(report)} />;
}
