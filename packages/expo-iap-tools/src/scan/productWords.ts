import type {Node} from '@babel/types';
import {isMember, memberName} from './program/names.ts';

/** What collects purchases, not products. */
const PURCHASES =
  /done|finished|handled|history|known|order|pending|processed|purchase|receipt|seen|shown|transaction/i;
const PRODUCTS = /product|sku/i;

/** What the name of a key, a variable or a parameter says it takes. */
const PRODUCT_NAME = /^(?:product|sku)(?:s|_?ids?|_?identifiers?)?$/i;

/** Says whether something is named after a product. */
export function isProductName(name: string | undefined): boolean {
  return name !== undefined && PRODUCT_NAME.test(name);
}

/** Says whether a collection is named after purchases, not after products. */
export function isOfPurchases(collection: Node): boolean {
  const words = wordsOf(collection).join(' ');
  return PURCHASES.test(words) && !PRODUCTS.test(words);
}

/** The names in the path to a value: `shop`, `seen` and `current` of `shop.seen.current`. */
export function wordsOf(node: Node): readonly string[] {
  if (node.type === 'Identifier') return [node.name];
  if (!isMember(node)) return [];
  return [...wordsOf(node.object), memberName(node) ?? ''];
}
