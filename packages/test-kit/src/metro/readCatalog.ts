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

const FIELDS = {id: 'string', title: 'string', kind: 'string', price: 'number'};

function readList(value: unknown): readonly ListedProduct[] {
  if (!Array.isArray(value)) throw new Error('it must be a list of products.');
  return value.map((one: unknown, index) => {
    if (isListed(one)) return one;
    const [[name, type] = []] = wrongIn(one);
    throw new Error(`in product ${index + 1}, ${name} must be a ${type}: ${JSON.stringify(one)}`);
  });
}

const isListed = (value: unknown): value is ListedProduct => wrongIn(value).length === 0;

function wrongIn(value: unknown) {
  const product: Readonly<Record<string, unknown>> = Object(value);
  return Object.entries(FIELDS).filter(([name, type]) => typeof product[name] !== type);
}
