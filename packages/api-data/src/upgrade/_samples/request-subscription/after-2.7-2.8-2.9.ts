import {requestPurchase} from 'expo-iap';
declare const offerToken: string;
// ---cut---
export const subscribe = () =>
  requestPurchase({
    request: {
      ios: {sku: 'pro_monthly'},
      android: {
        skus: ['pro_monthly'],
        subscriptionOffers: [{sku: 'pro_monthly', offerToken}],
      },
    },
    type: 'subs',
  });
