import {requestSubscription} from 'expo-iap';
declare const offerToken: string;
// ---cut---
export const subscribe = () =>
  requestSubscription({
    sku: 'pro_monthly',
    skus: ['pro_monthly'],
    subscriptionOffers: [{sku: 'pro_monthly', offerToken}],
  });
