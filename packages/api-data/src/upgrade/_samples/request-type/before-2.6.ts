import type {RequestPurchaseProps} from 'expo-iap';

export const coins: RequestPurchaseProps = {sku: 'coins_100', skus: ['coins_100']};
