import type {ProductAndroid, SubscriptionProductAndroid} from './productAndroid';
import type {ProductIos, SubscriptionProductIos} from './productIos';

export type ProductType = 'inapp' | 'subs';

export type ProductBase = {
  id: string;
  title: string;
  description: string;
  type: ProductType;
  displayName?: string;
  displayPrice: string;
  currency: string;
  price?: number;
};

export type IosPlatform = {
  platform: 'ios';
};

export type AndroidPlatform = {
  platform: 'android';
};

export type Product = (ProductAndroid & AndroidPlatform) | (ProductIos & IosPlatform);

export type SubscriptionProduct =
  (SubscriptionProductAndroid & AndroidPlatform) | (SubscriptionProductIos & IosPlatform);

export declare const getProducts: (skus: string[]) => Promise<Product[]>;

export declare const getSubscriptions: (skus: string[]) => Promise<SubscriptionProduct[]>;
