import {coinsOf} from '../../src/given.ts';
import {openLedger} from '../../src/ledger/openLedger.ts';
import type {LedgerOptions} from '../../src/ledger/options.ts';
import type {RecordOptions} from '../../src/ledger/purchase.ts';
import type {PurchaseKey, StorePurchase} from '../../src/storePurchase.ts';
import {products} from './told.ts';

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Opens the ledger of a test, on one of the two databases. */
export type OpenDesk = () => Promise<Desk>;

/** A ledger with a clock that a test moves, and short words for what tests do with it. */
export async function openDesk(database: string, options: Partial<LedgerOptions> = {}) {
  const clock = {time: 1000};
  const ledger = await openLedger({
    ...{database, products, owners: 'accounts', events: true},
    now: () => clock.time,
    ...options,
  });
  return Object.assign(clock, {
    ledger,
    /** Records with a ticket that is taken now. */
    record: async (
      told: StorePurchase,
      {ticket, cause = 'test', sender = null}: Partial<RecordOptions> = {},
    ) => ledger.record(told, {ticket: ticket ?? (await ledger.ticket()), cause, sender}),
    async find(id: string, store: PurchaseKey['store'] = 'google') {
      const row = await ledger.find({store, id});
      if (row === undefined) throw new Error(`There is no purchase ${id}.`);
      return row;
    },
    coins: async (user: string) => coinsOf(await ledger.holdingsOf(user), products, false),
    /** Everything that is due now is claimed, once. */
    due: async () => (await ledger.claimPurchases({limit: 100})).map(({id}) => id).sort(),
  });
}
