import type {ExcerptPart} from './parseExcerpt.ts';

/** Where the site stands: its base URL, and how a hit is opened without loading a document. */
export type SearchSite = {
  readonly baseUrl: string;
  readonly navigate: (address: string) => void;
};

/** A section that a search found, ready to be shown. */
export type Hit = {
  readonly url: string;
  readonly pageUrl: string;
  readonly pageTitle: string;
  readonly title: string;
  /** Docs version, or `blog`. */
  readonly version: string;
  readonly excerpt: readonly ExcerptPart[];
};

/** What a search ended with. */
export type Outcome =
  | {readonly kind: 'idle' | 'missing' | 'failed'}
  | {
      readonly kind: 'found';
      readonly hits: readonly Hit[];
      readonly total: number;
      /** How many of all hits have every word; the others have some. */
      readonly complete: number;
      /** The query that was typed, and what was searched for after typing mistakes were corrected. */
      readonly query: string;
      readonly searched: string;
    };
