import {getAvailablePurchases} from 'expo-iap';

export async function hasRemovedAds() {
  const owned = await getAvailablePurchases();
  return owned.some(({id}) => id === 'remove_ads');
}
