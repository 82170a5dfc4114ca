import type {SubscriptionProduct} from 'expo-iap';

export const groupOf = (product: SubscriptionProduct) =>
  product.platform === 'ios' ? product.subscription?.subscriptionGroupID : undefined;
