import {transactionUpdatedIOS, type Purchase} from 'expo-iap';
declare function checkGiveAndFinish(purchase: Purchase): Promise<void>;
declare function report(error: unknown): void;
// ---cut---
// After connecting.
export const listen = () =>
  transactionUpdatedIOS(({transaction}) => {
    if (transaction) void checkGiveAndFinish(transaction).catch(report);
  });
