import {getPurchaseHistories} from 'expo-iap';

export async function hasRemovedAds() {
  const history = await getPurchaseHistories();
  return history.some(({id}) => id === 'remove_ads');
}
