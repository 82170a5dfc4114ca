import {getAvailablePurchases} from 'expo-iap';
// ---cut---
export async function restore() {
  // A listener elsewhere checks, gives and finishes what comes.
  await getAvailablePurchases({alsoPublishToEventListener: true});
}
