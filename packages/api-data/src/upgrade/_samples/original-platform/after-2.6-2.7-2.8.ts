import {getAppTransactionIOS} from 'expo-iap';
declare function report(platform: string): void;
// ---cut---
export async function reportPlatform() {
  const bought = await getAppTransactionIOS();
  report(bought?.originalPlatform ?? 'unknown');
}
