import {purchaseUpdatedListener, showManageSubscriptionsIOS} from 'expo-iap';
declare function readPlan(): Promise<void>;
// ---cut---
export async function manage() {
  const subscription = purchaseUpdatedListener(() => {
    subscription.remove();
    void readPlan();
  });
  await showManageSubscriptionsIOS();
}
