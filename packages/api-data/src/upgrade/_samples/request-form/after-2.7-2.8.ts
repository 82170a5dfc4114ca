import {requestPurchase} from 'expo-iap';

export const buyCoins = () =>
  requestPurchase({
    request: {ios: {sku: 'coins_100'}, android: {skus: ['coins_100']}},
    type: 'inapp',
  });
