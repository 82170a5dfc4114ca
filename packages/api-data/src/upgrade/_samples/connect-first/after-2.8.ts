import {fetchProducts, initConnection, latestTransactionIOS} from 'expo-iap';

// Once, at the start: each further initConnection forgets products and open transactions.
export async function open() {
  await initConnection();
  await fetchProducts({skus: ['pro_monthly'], type: 'subs'});
}

export const latest = () => latestTransactionIOS('pro_monthly');
