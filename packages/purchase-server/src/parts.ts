import type {Apple} from './apple/apple.ts';
import type {Google} from './google/google.ts';
import type {Ledger} from './ledger/openLedger.ts';
import type {Log} from './log.ts';
import type {Products} from './product.ts';

/** The stores that you sell in; null for one that you don't. */
export type Stores = {readonly apple: Apple | null; readonly google: Google | null};

/** What the server works with. */
export type Parts = {
  readonly ledger: Ledger;
  readonly stores: Stores;
  readonly products: Products;
  readonly log: Log;
  /** The same log, which says a sentence that comes with each request only once. */
  readonly logOnce: Log;
  /** Work that nobody waits for any more, and that a shutdown lets finish. */
  readonly background: (work: Promise<unknown>) => void;
  /** Whether somebody is a user who never asked this server. */
  readonly isUser: ((user: string) => Promise<boolean>) | undefined;
};
