/** What you sell: the ids of both stores, and what your users get for each. */
export type Product =
  | {readonly kind: 'consumable'; readonly coins: number}
  | {readonly kind: 'unlock'}
  | {readonly kind: 'subscription'};

const products: ReadonlyMap<string, Product> = new Map<string, Product>([
  ['coins_100', {kind: 'consumable', coins: 100}],
  ['coins_500', {kind: 'consumable', coins: 500}],
  ['remove_ads', {kind: 'unlock'}],
  ['pro_monthly', {kind: 'subscription'}],
  ['pro_yearly', {kind: 'subscription'}],
]);

export function findProduct(id: string): Product | undefined {
  return products.get(id);
}

/** For ids that the store itself names: a product that is missing here must not be lost in silence. */
export function requireProduct(id: string): Product {
  const product = findProduct(id);
  if (product) return product;
  throw new Error(`The store sells "${id}", which catalog.ts does not have.`);
}
