import type {Product, SubscriptionProduct} from './productTypes';

export declare const getProducts: (skus: string[]) => Promise<Product[]>;

export declare const getSubscriptions: (skus: string[]) => Promise<SubscriptionProduct[]>;
