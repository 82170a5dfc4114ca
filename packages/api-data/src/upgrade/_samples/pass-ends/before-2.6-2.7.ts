import {getAvailablePurchases} from 'expo-iap';

/** A pass for a year. On iOS, the list leaves it out when the year is over. */
export async function hasPass() {
  const owned = await getAvailablePurchases();
  return owned.some(({id}) => id === 'year_pass');
}
