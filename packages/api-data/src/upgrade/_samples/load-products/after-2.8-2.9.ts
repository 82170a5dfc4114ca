import {fetchProducts} from 'expo-iap';

export async function load() {
  const products = await fetchProducts({skus: ['coins_100'], type: 'inapp'});
  const plans = await fetchProducts({skus: ['pro_monthly'], type: 'subs'});
  return [...products, ...plans];
}
