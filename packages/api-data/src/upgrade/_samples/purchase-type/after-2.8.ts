import type {PurchaseIOS} from 'expo-iap';

export const expiry = (purchase: PurchaseIOS) => purchase.expirationDateIOS;
