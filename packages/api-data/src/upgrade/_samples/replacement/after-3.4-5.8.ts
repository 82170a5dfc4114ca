import {requestPurchase} from 'expo-iap';
// ---cut---
export function changePlan(sku: string, offerToken: string, purchaseToken: string, old: string) {
  return requestPurchase({
    request: {
      google: {
        skus: [sku],
        subscriptionOffers: [{sku, offerToken}],
        purchaseToken,
        subscriptionProductReplacementParams: {
          oldProductId: old,
          replacementMode: 'with-time-proration',
        },
      },
    },
    type: 'subs',
  });
}
