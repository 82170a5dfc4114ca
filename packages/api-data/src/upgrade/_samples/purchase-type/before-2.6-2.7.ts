import type {ProductPurchaseIos} from 'expo-iap';

export const expiry = (purchase: ProductPurchaseIos) => purchase.expirationDateIos;
