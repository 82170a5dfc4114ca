import {initConnection, purchaseUpdatedListener, type Purchase} from 'expo-iap';
declare function checkGiveAndFinish(purchase: Purchase): Promise<void>;
declare function report(error: unknown): void;
// ---cut---
export async function open() {
  purchaseUpdatedListener((purchase) => void checkGiveAndFinish(purchase).catch(report));
  await initConnection();
}
