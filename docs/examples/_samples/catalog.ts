/** What a product is, and with that how it is given and finished. */
export type ProductKind = 'consumable' | 'unlock' | 'subscription';

const kinds: Readonly<Record<string, ProductKind | undefined>> = {
  coins_100: 'consumable',
  remove_ads: 'unlock',
  pro_monthly: 'subscription',
};

/** Says what a product is; an id that this app does not sell has no kind. */
export function kindOf(productId: string): ProductKind | undefined {
  return kinds[productId];
}

/** Ids of one-time products, as both stores know them. */
export const productIds = ['coins_100', 'remove_ads'];

/** Ids of subscriptions, as both stores know them. */
export const subscriptionIds = ['pro_monthly'];

/** The base plan that the app sells on Google Play. */
export const basePlanId = 'monthly';

/** The package name of the app, as the Play Console has it. */
export const packageName = 'com.example.app';
