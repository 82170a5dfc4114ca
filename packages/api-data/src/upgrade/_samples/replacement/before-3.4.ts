import {requestPurchase} from 'expo-iap';
// ---cut---
export function changePlan(sku: string, offerToken: string, purchaseToken: string) {
  return requestPurchase({
    request: {
      google: {
        skus: [sku],
        subscriptionOffers: [{sku, offerToken}],
        purchaseToken,
        replacementMode: 1,
      },
    },
    type: 'subs',
  });
}
