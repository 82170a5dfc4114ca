import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {type Data, fieldOf, readJson} from '../project/readJson.ts';
import {lineStarts, placeAt} from '../scan/lines.ts';
import {CannotAnswer, reasonOf} from '../terminal/cannotAnswer.ts';

/** A product as a store has it. */
type CatalogProduct = {
  readonly id: string;
  /** Whether a user has it for good; nothing where the store’s list doesn’t say so. */
  readonly isUnlock?: boolean;
  /** Whether the store would sell it now. */
  readonly isActive: boolean;
  /** Counted from 1. */
  readonly line: number;
};

/** The products of one store, or one kind of them. */
export type Catalog = {
  /** As it was named. */
  readonly file: string;
  readonly store: 'ios' | 'android';
  /** Whether it lists subscriptions, and products that are bought once. */
  readonly has: {readonly subs: boolean; readonly inapp: boolean};
  readonly products: readonly CatalogProduct[];
};

type Read = Omit<Catalog, 'file' | 'products'> & {
  readonly products: readonly Omit<CatalogProduct, 'line'>[];
};

/** Reads what a store sells from a file that a person exported; fails with a sentence. */
export function readCatalog(file: string, cwd: string): Catalog {
  const text = textOf(file, cwd);
  const read = /\.csv$/i.test(file) ? readCsv(text) : readData(readJson(text));
  if (!read)
    throw new CannotAnswer(
      `${file} is no catalog that can be read here: a .storekit file of Xcode, the CSV file that the Play Console exports, or what the App Store Connect API or the Google Play Developer API lists as JSON.`,
    );
  const starts = lineStarts(text);
  const products = read.products.map((each) => ({
    ...each,
    line: placeAt(starts, Math.max(0, text.indexOf(each.id))).line,
  }));
  return {...read, file, products};
}

function textOf(file: string, cwd: string): string {
  try {
    return readFileSync(resolve(cwd, file), 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new CannotAnswer(`${file} couldn’t be read: ${reasonOf(error)}.`);
  }
}

/**
 * The Play Console exports only products that are bought once: a line for each after the names of the columns, which are
 * written as `Product ID` or `product_id`, and the first two of which are the ID and whether it is published.
 */
function readCsv(text: string): Read | undefined {
  const [head = [], ...rows] = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(',', 2).map((cell) => cell.trim().replace(/^"|"$/g, '')));
  if (head[0]?.toLowerCase().replace('_', ' ') !== 'product id') return undefined;
  return {
    ...{store: 'android', has: {subs: false, inapp: true}},
    // A description of several lines goes on below.
    products: rows
      .filter(([, state = '']) => /^(?:un)?published$/i.test(state))
      .map(([id = '', state = '']) => ({
        id,
        isActive: state.toLowerCase() === 'published',
      })),
  };
}

/** What Google’s API calls each of its lists, and the parts of a product of which one must be active. */
const LISTS = [
  {list: 'oneTimeProducts', parts: 'purchaseOptions', kind: 'inapp'},
  {list: 'subscriptions', parts: 'basePlans', kind: 'subs'},
] as const;

function readData(data: Data): Read | undefined {
  const groups = listOf(data, 'subscriptionGroups');
  const own = ['products', 'nonRenewingSubscriptions'].flatMap((name) => listOf(data, name) ?? []);
  if (groups) {
    const all = [...own, ...groups.flatMap((group) => listOf(group, 'subscriptions') ?? [])];
    return {
      ...{store: 'ios', has: {subs: true, inapp: true}},
      products: all.map((each) => ({
        id: text(each, 'productID'),
        ...{isUnlock: text(each, 'type') === 'NonConsumable', isActive: true},
      })),
    };
  }
  const found = LISTS.flatMap((row) => {
    const items = listOf(data, row.list);
    return items ? [{...row, items}] : [];
  });
  if (found.length === 0) return readApple(data);
  const isWhole = text(data, 'nextPageToken') === '';
  const has = (kind: 'subs' | 'inapp'): boolean =>
    isWhole && found.some((each) => each.kind === kind);
  return {
    ...{store: 'android', has: {subs: has('subs'), inapp: has('inapp')}},
    products: found.flatMap(({items, parts}) =>
      items.map((item) => ({
        id: text(item, 'productId'),
        isActive: (listOf(item, parts) ?? []).some((part) => text(part, 'state') === 'ACTIVE'),
      })),
    ),
  };
}

/** What the App Store Connect API calls its products. */
const APPLE_TYPES = new Set(['inAppPurchases', 'subscriptions']);

/** States of App Store Connect in which a product isn’t sold, whatever the review of the app says. */
const UNSOLD =
  /^(?:MISSING_METADATA|DEVELOPER_ACTION_NEEDED|REJECTED|(?:DEVELOPER_)?REMOVED_FROM_SALE)$/;

/** The App Store Connect API has one list of what is bought once, and one of groups, which can include their subscriptions. */
function readApple(data: Data): Read | undefined {
  const all = ['data', 'included'].flatMap((name) => listOf(data, name) ?? []);
  const products = all.filter((each) => APPLE_TYPES.has(text(each, 'type')));
  if (products.length === 0) return undefined;
  const isWhole = text(fieldOf(data, 'links'), 'next') === '';
  const has = (type: string): boolean =>
    isWhole && products.some((each) => text(each, 'type') === type);
  return {
    ...{store: 'ios', has: {subs: has('subscriptions'), inapp: has('inAppPurchases')}},
    products: products.map((each) => {
      const attributes = fieldOf(each, 'attributes');
      return {
        id: text(attributes, 'productId'),
        isUnlock: text(attributes, 'inAppPurchaseType') === 'NON_CONSUMABLE',
        isActive: !UNSOLD.test(text(attributes, 'state')),
      };
    }),
  };
}

function listOf(data: Data, name: string): readonly Data[] | undefined {
  const list = fieldOf(data, name);
  return Array.isArray(list) ? list : undefined;
}

function text(data: Data, name: string): string {
  const value = fieldOf(data, name);
  return typeof value === 'string' ? value : '';
}
