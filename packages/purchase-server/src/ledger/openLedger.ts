import {sql} from 'kysely';
import type {PurchaseKey} from '../storePurchase.ts';
import {dueAfter} from './due.ts';
import {createDueWork} from './dueWork.ts';
import {lastNumber, readEntries} from './entries.ts';
import {createEventWriter} from './events.ts';
import {createGrants} from './grants.ts';
import {readHealth} from './health.ts';
import {readHoldings} from './holdings.ts';
import {openDatabase} from './openDatabase.ts';
import type {LedgerOptions} from './options.ts';
import {createOwners} from './owners.ts';
import type {Purchase} from './purchase.ts';
import {orderBase, readRow, readRows} from './purchaseRows.ts';
import {createRecorder} from './record.ts';
import {createSpends} from './spends.ts';
import {createSweeps} from './sweeps.ts';
import {createUsers} from './users.ts';

export type Ledger = Awaited<ReturnType<typeof openLedger>>;

/** The only place that decides what users have. Ids compare letter by letter, Apple's account tokens without case. */
export async function openLedger(options: LedgerOptions) {
  const database = await openDatabase(options);
  const {db} = database;
  const {products, owners} = options;
  const tell = createEventWriter(options.events);
  return {
    ...createRecorder(database, {products, owners, tell}),
    ...createUsers(database, tell),
    ...createOwners(database, tell),
    ...createGrants(database, tell),
    ...createSpends(database, products),
    ...createDueWork(database),
    ...createSweeps(database),
    /** The database's clock, in ms since 1970. */
    now: () => database.tellTime(),
    /** Take one before you ask a store, and pass it to `record`: it tells which of two answers is the newer one. */
    ticket: () => lastNumber(db),
    /** After the store took the acknowledgment of what was recorded so. When that gets lost, the store says it. */
    acknowledged(purchase: Purchase): Promise<void> {
      const {store, id, readAt} = purchase;
      const {dueAt} = dueAfter({...purchase, acknowledged: true}, undefined, readAt, products);
      // What is due already is to be read, whatever else was done.
      const next = sql<number>`case when due_at <= ${database.now()} then due_at else cast(${dueAt} as bigint) end`;
      return database.inPassing((on) =>
        on
          .updateTable('purchases')
          .set({acknowledged: 1, attempts: 0, dueAt: next})
          // A newer answer of the store has said it itself, or has it asked again.
          .where(({and}) => and({store, id, readAt}))
          .execute(),
      );
    },
    find: (key: PurchaseKey): Promise<Purchase | undefined> => readRow(db, key),
    /** By Google's token, or Apple's original transaction id. */
    findById: (id: string): Promise<readonly Purchase[]> =>
      readRows(db, ({eb}) => eb('purchases.id', '=', id)),
    /** By Google's order number, with or without the part that counts renewals. */
    findByOrder: (orderId: string): Promise<readonly Purchase[]> =>
      readRows(db, ({eb}) => eb('purchases.orderBase', '=', orderBase(orderId))),
    historyOf: (key: PurchaseKey) => readEntries(db, key),
    holdingsOf: (user: string) => readHoldings(db, user, database.now),
    health: () => readHealth(database, products),
    close: () => database.close(),
  };
}
