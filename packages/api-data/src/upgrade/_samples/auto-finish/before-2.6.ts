import {requestPurchase} from 'expo-iap';

export const buyTip = () =>
  requestPurchase({
    request: {
      sku: 'tip_1',
      skus: ['tip_1'],
      andDangerouslyFinishTransactionAutomaticallyIOS: true,
    },
  });
