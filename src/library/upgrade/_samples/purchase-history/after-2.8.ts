import {getAvailablePurchases} from 'expo-iap';

export async function hasRemovedAds() {
  const owned = await getAvailablePurchases();
  return owned.some(({productId}) => productId === 'remove_ads');
}
