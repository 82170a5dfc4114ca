import {getPromotedProductIOS} from 'expo-iap';

export async function promotedTitle() {
  const product = await getPromotedProductIOS();
  return product.localizedTitle;
}
