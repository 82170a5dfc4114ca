import {showManageSubscriptionsIOS} from 'expo-iap';
declare function readPlan(): Promise<void>;
// ---cut---
export async function manage() {
  const changed = await showManageSubscriptionsIOS();
  if (changed.length > 0) await readPlan();
}
