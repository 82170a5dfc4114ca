import type {Apple} from './apple/apple.ts';
import type {Google} from './google/google.ts';
import {openLedger} from './ledger/openLedger.ts';
import {type Log, onceEach} from './log.ts';
import type {Product, Products} from './product.ts';
import type {Running} from './running.ts';
import type {PurchaseServerOptions} from './serverOptions.ts';

/** The stores that you sell in; null for one that you don't. */
export type Stores = {readonly apple: Apple | null; readonly google: Google | null};

/** What the server works with. */
export type Parts = Awaited<ReturnType<typeof openParts>>;

export async function openParts(
  {database, products, owners = 'accounts', webhook, now, isUser}: PurchaseServerOptions,
  stores: Stores,
  log: Log,
  running: Running,
) {
  const find = typeof products === 'function' ? products : byId(products);
  const ledger = await openLedger({
    ...{database, products: find, owners, events: webhook !== undefined},
    ...(now && {now}),
  });
  return {
    ...{ledger, stores, products: find, log},
    /** The same log, which says a sentence that comes with each request only once. */
    logOnce: onceEach(log),
    /** Work that nobody waits for any more, and that a shutdown lets finish. */
    background: (work: Promise<unknown>) => void running.track(work),
    /** Whether somebody is a user who never asked this server. */
    isUser,
  };
}

/** A plain object also has what every object has, such as `constructor`, which nobody sells. */
function byId(products: Readonly<Record<string, Product>>): Products {
  const all = new Map(Object.entries(products));
  return (productId) => all.get(productId);
}
