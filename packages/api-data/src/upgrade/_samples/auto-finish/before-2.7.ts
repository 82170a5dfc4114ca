import {requestPurchase} from 'expo-iap';

export const buyTip = () =>
  requestPurchase({
    request: {
      ios: {sku: 'tip_1', andDangerouslyFinishTransactionAutomaticallyIOS: true},
      android: {skus: ['tip_1']},
    },
  });
