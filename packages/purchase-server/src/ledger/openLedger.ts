import {sql} from 'kysely';
import {dueAfter} from './due.ts';
import {createDueWork} from './dueWork.ts';
import {lastNumber, readEntries} from './entries.ts';
import {createEventWriter} from './events.ts';
import {createGrants} from './grants.ts';
import {readHealth} from './health.ts';
import {readHoldings} from './holdings.ts';
import type {Ledger} from './ledger.ts';
import {openDatabase} from './openDatabase.ts';
import type {LedgerOptions} from './options.ts';
import {createOwners} from './owners.ts';
import {orderBase, readRow, readRows} from './purchaseRows.ts';
import {createRecorder} from './record.ts';
import {createSpends} from './spends.ts';
import {createSweeps} from './sweeps.ts';
import {createUsers} from './users.ts';

export async function openLedger(options: LedgerOptions): Promise<Ledger> {
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
    now: () => database.tellTime(),
    ticket: () => lastNumber(db),
    acknowledged(purchase) {
      const {store, id, readAt} = purchase;
      const {dueAt} = dueAfter({...purchase, acknowledged: true}, undefined, readAt, products);
      // What is due already is to be read, whatever else was done.
      const next = sql<number>`case when due_at <= ${database.now()} then due_at else cast(${dueAt} as bigint) end`;
      return database.inPassing((on) =>
        on
          .updateTable('purchases')
          .set({acknowledged: 1, attempts: 0, dueAt: next})
          .where('store', '=', store)
          .where('id', '=', id)
          // A newer answer of the store has said it itself, or has it asked again.
          .where('readAt', '=', readAt)
          .execute(),
      );
    },
    find: (key) => readRow(db, key),
    findById: (id) => readRows(db, ({eb}) => eb('purchases.id', '=', id)),
    findByOrder: (orderId) =>
      readRows(db, ({eb}) => eb('purchases.orderBase', '=', orderBase(orderId))),
    historyOf: (key) => readEntries(db, key),
    holdingsOf: (user) => readHoldings(db, user, database.now),
    health: () => readHealth(database, products),
    close: () => database.close(),
  };
}
