import {readFileSync} from 'node:fs';
import {checkProducts, type Product} from '../simulator/store/catalog.ts';
import {complete, type ListedProduct} from './listedProduct.ts';
import {readStoreKitFile} from './storeKitFile.ts';

/** Reads the products of a `.storekit` file, or of a JSON list. */
export function readCatalog(path: string): readonly Product[] {
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const listed = path.endsWith('.storekit') ? readStoreKitFile(Object(read)) : readList(read);
    const products = listed.map(complete);
    checkProducts(products);
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
