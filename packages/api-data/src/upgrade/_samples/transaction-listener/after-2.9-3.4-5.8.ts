import {purchaseUpdatedListener, type Purchase} from 'expo-iap';
declare function checkGiveAndFinish(purchase: Purchase): Promise<void>;
declare function report(error: unknown): void;
// ---cut---
// Once, for both platforms, and before connecting.
export const listen = () =>
  purchaseUpdatedListener((purchase) => {
    void checkGiveAndFinish(purchase).catch(report);
  });
