import {requestProducts} from 'expo-iap';

export async function load() {
  const products = await requestProducts({skus: ['coins_100'], type: 'inapp'});
  const plans = await requestProducts({skus: ['pro_monthly'], type: 'subs'});
  return [...products, ...plans];
}
