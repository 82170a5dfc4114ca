import type {ProductSubscriptionAndroid} from 'expo-iap';
// ---cut---
export function monthlyOffer({subscriptionOfferDetailsAndroid}: ProductSubscriptionAndroid) {
  const offer = subscriptionOfferDetailsAndroid.find(({basePlanId}) => basePlanId === 'monthly');
  return (
    offer && {
      token: offer.offerToken,
      price: offer.pricingPhases.pricingPhaseList.at(-1)?.formattedPrice,
    }
  );
}
