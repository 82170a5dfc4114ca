import type {ProductBase} from './products';

type OneTimePurchaseOfferDetails = {
  priceCurrencyCode: string;
  formattedPrice: string;
  priceAmountMicros: string;
};

type PricingPhaseAndroid = {
  formattedPrice: string;
  priceCurrencyCode: string;
  billingPeriod: string;
  billingCycleCount: number;
  priceAmountMicros: string;
  recurrenceMode: number;
};

type PricingPhasesAndroid = {
  pricingPhaseList: PricingPhaseAndroid[];
};

type SubscriptionOfferDetail = {
  basePlanId: string;
  offerId: string;
  offerToken: string;
  offerTags: string[];
  pricingPhases: PricingPhasesAndroid;
};

type SubscriptionOfferAndroid = {
  basePlanId: string;
  offerId: string | null;
  offerToken: string;
  pricingPhases: PricingPhasesAndroid;
  offerTags: string[];
};

export type ProductAndroid = ProductBase & {
  name: string;
  oneTimePurchaseOfferDetails?: OneTimePurchaseOfferDetails;
  subscriptionOfferDetails?: SubscriptionOfferDetail[];
};

export type SubscriptionProductAndroid = ProductAndroid & {
  subscriptionOfferDetails: SubscriptionOfferAndroid[];
};

// No function takes it; releases before and after declare it beside the products.
export declare enum FeatureTypeAndroid {
  IN_APP_MESSAGING = 'IN_APP_MESSAGING',
  PRICE_CHANGE_CONFIRMATION = 'PRICE_CHANGE_CONFIRMATION',
  PRODUCT_DETAILS = 'PRODUCT_DETAILS',
  SUBSCRIPTIONS = 'SUBSCRIPTIONS',
  SUBSCRIPTIONS_UPDATE = 'SUBSCRIPTIONS_UPDATE',
}

export {};
