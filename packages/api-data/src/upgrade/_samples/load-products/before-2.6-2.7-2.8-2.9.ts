import {getProducts, getSubscriptions} from 'expo-iap';

export async function load() {
  const products = await getProducts(['coins_100']);
  const plans = await getSubscriptions(['pro_monthly']);
  return [...products, ...plans];
}
