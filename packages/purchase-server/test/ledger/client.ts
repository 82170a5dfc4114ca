import {openLedger} from '../../src/ledger/openLedger.ts';
import {bought, products} from './told.ts';

/** What one process does: some clients at once, each with some requests. */
export type ClientTask = {
  readonly database: string;
  /** Of the process: its purchases begin with it. */
  readonly name: string;
  readonly clients: number;
  readonly requests: number;
};

/** A program of the tests: it does its task on a ledger that others use too, and prints the id of what was answered. */
async function run({database, name, clients, requests}: ClientTask): Promise<void> {
  const ledger = await openLedger({database, products, owners: 'accounts', events: true});
  const one = async (client: number, request: number) => {
    const id = `${name}-${client}-${request}`;
    const user = `user ${client}`;
    await ledger.sees(user, [user]);
    const take = async (told: ReturnType<typeof bought>) => {
      const ticket = await ledger.ticket();
      return ledger.record(told, {ticket, cause: 'app', sender: user});
    };
    const own = await take(bought(id, {orderId: id, acknowledged: false}));
    await ledger.acknowledged(own);
    // Everybody brings these, and tries to spend what they are worth.
    await take(bought(`shared-${request}`, {orderId: `shared-${request}`}));
    await ledger.spend({user: 'rich', id, coins: 10, isTester: false});
    await ledger.claimPurchases({limit: 3});
    const {purchases} = await ledger.holdingsOf(user);
    if (!purchases.some((purchase) => purchase.id === id)) throw new Error(`${id} is missing`);
    process.stdout.write(`${id}\n`);
  };
  await Promise.all(
    Array.from({length: clients}, async (_, client) => {
      for (let request = 0; request < requests; request++) await one(client, request);
    }),
  );
  await ledger.close();
}

const task: ClientTask = JSON.parse(process.argv[2] ?? '');
await run(task);
