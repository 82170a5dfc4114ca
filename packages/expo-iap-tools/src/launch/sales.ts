import type {Node} from '@babel/types';
import type {LibraryCall} from '../scan/libraryCalls.ts';
import {asksPlatform} from '../scan/platformUse.ts';
import {propertyName, propertyNamed} from '../scan/program/names.ts';
import {nodesIn, withoutCast} from '../scan/program/nodes.ts';
import {isWithin, nearest} from '../scan/program/place.ts';
import type {Shop} from './readShop.ts';
import {writtenTexts} from './writtenTexts.ts';

/** What an app asks a store for, in one call. */
export type Sale = LibraryCall & {
  readonly isRequest: boolean;
  readonly kind: 'inapp' | 'subs' | undefined;
  readonly ids: readonly SaleIds[];
};

/** Product IDs of a call; nothing where they are not written down. */
export type SaleIds = {
  readonly node: Node;
  readonly texts: readonly string[] | undefined;
  /** The stores that are asked; nothing where code decides. */
  readonly stores: readonly ('ios' | 'android')[] | undefined;
};

const LOADS = new Set(['fetchProducts', 'requestProducts', 'getProducts', 'getSubscriptions']);
const REQUESTS = new Set(['requestPurchase', 'requestSubscription']);
const IDS = new Set(['sku', 'skus']);

/** The calls that load products or start a purchase. */
export function salesOf(shop: Shop): readonly Sale[] {
  return shop.calls.flatMap((call): Sale[] => {
    const {names} = call;
    const isRequest = names.some((name) => REQUESTS.has(name));
    if (!isRequest && !names.some((name) => LOADS.has(name))) return [];
    return [{...call, isRequest, kind: kindOf(call, shop), ids: idsOf(call, shop)}];
  });
}

function kindOf({names, call}: LibraryCall, shop: Shop): Sale['kind'] {
  if (names.some((name) => /Subscription/.test(name))) return 'subs';
  const [first] = call.arguments;
  const options = first && withoutCast(first);
  const type = options?.type === 'ObjectExpression' ? propertyNamed(options, 'type') : undefined;
  const texts = type ? writtenTexts(type.value, shop) : undefined;
  if (type && !texts) return undefined;
  if (texts?.[0] === 'subs') return 'subs';
  return names.includes('getProducts') || texts?.[0] === 'inapp' ? 'inapp' : undefined;
}

function idsOf({call}: LibraryCall, shop: Shop): readonly SaleIds[] {
  const file = shop.fileOf(call);
  const both = file && asksPlatform(file) ? undefined : (['ios', 'android'] as const);
  const [first] = call.arguments;
  if (!first) return [];
  const keys = nodesIn(first).filter((node) => IDS.has(propertyName(node) ?? ''));
  if (keys.length === 0) return [{node: first, texts: writtenTexts(first, shop), stores: both}];
  return keys.flatMap((node) => {
    if (node.type !== 'ObjectProperty') return [];
    const part = nearest(node, (each): each is Node =>
      /^(?:ios|android)$/.test(propertyName(each) ?? ''),
    );
    const name = part && isWithin(part, call) ? propertyName(part) : undefined;
    const stores = name === 'ios' || name === 'android' ? ([name] as const) : both;
    return [{node, texts: writtenTexts(node.value, shop), stores}];
  });
}
