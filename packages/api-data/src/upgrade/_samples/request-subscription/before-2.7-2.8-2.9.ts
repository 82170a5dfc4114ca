import {requestSubscription} from 'expo-iap';
declare const offerToken: string;
// ---cut---
export const subscribe = () =>
  requestSubscription({
    ios: {sku: 'pro_monthly'},
    android: {
      skus: ['pro_monthly'],
      subscriptionOffers: [{sku: 'pro_monthly', offerToken}],
    },
  });
