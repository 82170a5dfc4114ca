import {requestPurchase} from 'expo-iap';

export const buyCoins = () =>
  requestPurchase({request: {sku: 'coins_100', skus: ['coins_100']}, type: 'inapp'});
