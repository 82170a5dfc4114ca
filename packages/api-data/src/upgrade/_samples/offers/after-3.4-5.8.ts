import type {ProductSubscriptionAndroid} from 'expo-iap';
// ---cut---
export function monthlyOffer({subscriptionOffers}: ProductSubscriptionAndroid) {
  const offer = subscriptionOffers.find(({basePlanIdAndroid}) => basePlanIdAndroid === 'monthly');
  return (
    offer && {
      token: offer.offerTokenAndroid,
      price: offer.pricingPhasesAndroid?.pricingPhaseList.at(-1)?.formattedPrice,
    }
  );
}
