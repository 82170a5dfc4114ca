import type {RequestPurchaseProps} from 'expo-iap';

export const coins: RequestPurchaseProps = {
  ios: {sku: 'coins_100'},
  android: {skus: ['coins_100']},
};
