import {showManageSubscriptionsIOS} from 'expo-iap';
declare function readPlan(): Promise<void>;
// ---cut---
export async function manage() {
  await showManageSubscriptionsIOS();
  // The result doesn't tell of another plan that was chosen.
  await readPlan();
}
