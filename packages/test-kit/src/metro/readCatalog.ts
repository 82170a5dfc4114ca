import {readFileSync} from 'node:fs';
import {
  Catalog,
  type GoogleOffer,
  type OneTimeProduct,
  type Product,
  type SubscriptionProduct,
} from '../simulator/store/catalog.ts';
import {readStoreKitFile} from './storeKitFile.ts';

/** A product as an app lists it: of a plan, what only tells plans apart may be left out. */
export type ListedProduct =
  | OneTimeProduct
  | (Omit<SubscriptionProduct, Optional> & Partial<Pick<SubscriptionProduct, Optional>>);

type Optional = 'group' | 'level' | 'offers';

/** Reads the products of a `.storekit` file, or of a JSON list. */
export function readCatalog(path: string): readonly Product[] {
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const listed = path.endsWith('.storekit') ? readStoreKitFile(Object(read)) : readList(read);
    const products = listed.map(complete);
    // It says what is wrong with a product, now instead of in the app.
    new Catalog(products);
    return products;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The products of the simulated store can't be read from ${path}: ${reason}`);
  }
}

function readList(value: unknown): readonly ListedProduct[] {
  if (Array.isArray(value) && value.every(isListed)) return value;
  throw new Error('it must be a list of products, each with an id, a title, a kind and a price.');
}

function isListed(value: unknown): value is ListedProduct {
  const {id, title, kind, price}: Partial<Record<keyof ListedProduct, unknown>> = Object(value);
  return [id, title, kind].every((one) => typeof one === 'string') && typeof price === 'number';
}

function complete(product: ListedProduct): Product {
  if (product.kind !== 'subscription') return product;
  const {group = 'plans', level = 1, offers = offersOf(product)} = product;
  return {...product, group, level, offers};
}

/** A base plan with the name of its period, and an offer with the steps of Apple's introductory one. */
function offersOf(product: Omit<SubscriptionProduct, Optional>): readonly GoogleOffer[] {
  const {id, price, period, introductory} = product;
  const basePlanId = period.toLowerCase();
  const token = `${id}:${basePlanId}`;
  const phases = [{price, period, cycles: 0}];
  const base: GoogleOffer = {basePlanId, offerId: null, token, audience: 'everyone', phases};
  if (!introductory) return [base];
  const offer: GoogleOffer = {
    basePlanId,
    offerId: 'introductory',
    token: `${token}:introductory`,
    audience: 'new customers',
    phases: [
      {price: introductory.price, period: introductory.period, cycles: introductory.count},
      ...phases,
    ],
  };
  return [offer, base];
}
