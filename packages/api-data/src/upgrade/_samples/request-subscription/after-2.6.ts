import {requestPurchase} from 'expo-iap';
declare const offerToken: string;
// ---cut---
export const subscribe = () =>
  requestPurchase({
    request: {
      sku: 'pro_monthly',
      skus: ['pro_monthly'],
      subscriptionOffers: [{sku: 'pro_monthly', offerToken}],
    },
    type: 'subs',
  });
