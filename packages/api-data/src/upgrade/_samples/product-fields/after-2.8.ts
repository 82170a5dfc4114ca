import type {SubscriptionProduct} from 'expo-iap';

export const groupOf = (product: SubscriptionProduct) =>
  product.platform === 'ios' ? product.subscriptionInfoIOS?.subscriptionGroupId : undefined;
