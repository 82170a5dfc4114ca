import {transactionUpdatedIos, type Purchase} from 'expo-iap';
declare function checkGiveAndFinish(purchase: Purchase): Promise<void>;
// ---cut---
transactionUpdatedIos(({transaction}) => {
  if (transaction) void checkGiveAndFinish(transaction);
});
