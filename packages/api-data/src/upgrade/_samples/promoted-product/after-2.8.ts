import {getPromotedProductIOS} from 'expo-iap';

/** What is sent; the type says `Product`. */
type Promoted = {productIdentifier: string; localizedTitle: string};

export async function promotedTitle() {
  const product: unknown = await getPromotedProductIOS();
  return (product as Promoted | null)?.localizedTitle;
}
