import {coinsOf} from '../../src/given.ts';
import type {Ledger} from '../../src/ledger/ledger.ts';
import {openLedger} from '../../src/ledger/openLedger.ts';
import type {LedgerOptions} from '../../src/ledger/options.ts';
import type {Purchase, RecordOptions} from '../../src/ledger/purchase.ts';
import type {Products} from '../../src/product.ts';
import type {PurchaseKey, StorePurchase} from '../../src/storePurchase.ts';
import {products} from './told.ts';

/** A ledger with a clock that a test moves, and short words for what tests do with it. */
export type Desk = {
  readonly ledger: Ledger;
  time: number;
  /** What is sold; a test may change it. */
  products: Products;
  /** Records with a ticket that is taken now. */
  record(told: StorePurchase, options?: Partial<RecordOptions>): Promise<Purchase>;
  find(id: string, store?: PurchaseKey['store']): Promise<Purchase>;
  coins(user: string): Promise<number>;
  /** Everything that is due now is claimed, once. */
  due(): Promise<readonly string[]>;
};

export async function openDesk(
  database: string,
  options: Partial<LedgerOptions> = {},
): Promise<Desk> {
  const ledger = await openLedger({
    ...{database, owners: 'accounts', events: true},
    products: (id) => desk.products(id),
    now: () => desk.time,
    ...options,
  });
  const desk: Desk = {
    ...{ledger, time: 1000, products},
    record: async (told, {ticket, cause = 'test', sender = null} = {}) =>
      ledger.record(told, {ticket: ticket ?? (await ledger.ticket()), cause, sender}),
    async find(id, store = 'google') {
      const row = await ledger.find({store, id});
      if (row === undefined) throw new Error(`There is no purchase ${id}.`);
      return row;
    },
    coins: async (user) => coinsOf(await ledger.holdingsOf(user), (id) => desk.products(id), false),
    due: async () => (await ledger.claimPurchases({limit: 100})).map(({id}) => id).sort(),
  };
  return desk;
}
