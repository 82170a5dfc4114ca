import {purchaseUpdatedListener, type Purchase} from 'expo-iap';
declare function checkGiveAndFinish(purchase: Purchase): Promise<void>;
// ---cut---
purchaseUpdatedListener((purchase) => {
  void checkGiveAndFinish(purchase);
});
