import type {StoreNumber} from './errorTypes.ts';

/** What the finder needs to know about one code; everything else is in the block of the code on the page. */
export type IndexedError = {
  readonly code: string;
  /** Number in `ErrorCodeMapping.ios`. */
  readonly table?: number;
  /** Numbers of the stores that arrive as this code. */
  readonly stores?: readonly StoreNumber[];
  /** Messages that the library sends with this code, word for word. */
  readonly messages?: readonly string[];
  /** This code is never sent. */
  readonly never?: true;
};

/** The codes of the page's version, in the order of the page. */
export type ErrorIndex = readonly IndexedError[];

/** What arrives for numbers of a store that have no entry. */
export const FALLBACK = {StoreKit: 'E_PURCHASE_ERROR', Play: 'E_UNKNOWN'} as const;

/** Whether the version looks into what StoreKit throws; before 2.8 everything became one code. */
export function mapsStoreKit(index: ErrorIndex): boolean {
  return index.some(({stores}) => stores?.some(({store}) => store === 'StoreKit'));
}
