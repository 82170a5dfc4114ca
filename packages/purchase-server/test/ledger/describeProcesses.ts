import {expect, it} from 'vitest';
import {type Ledger, openLedger} from '../../src/ledger/openLedger.ts';
import type {ClientTask} from './client.ts';
import {type Client, startClient} from './processes.ts';
import {bought, products} from './told.ts';

export type ProcessLoad = Pick<ClientTask, 'clients' | 'requests'> & {readonly processes: number};

/** They wait for each other and for the disk, on machines that do other work too. */
const TIMEOUT = 240_000;

/** What several processes keep together; `create` names a new database. */
export function describeProcesses(create: () => string | Promise<string>, load: ProcessLoad): void {
  const open = (database: string) =>
    openLedger({database, products, owners: 'accounts', events: true});
  const start = (database: string, requests: number, round = '') =>
    Array.from({length: load.processes}, (_, index) =>
      startClient({database, name: `${round}process ${index}`, clients: load.clients, requests}),
    );

  it(
    `${load.processes} processes with ${load.clients} clients each get no error, give once, and spend no coin twice`,
    async () => {
      const database = await create();
      // They open it at the same time, and the first one makes it.
      const clients = start(database, load.requests);
      const ledger = await open(database);
      const ticket = await ledger.ticket();
      await ledger.record(bought('rich'), {ticket, cause: 'test', sender: 'rich'});
      expect(await Promise.all(clients.map(({ended}) => ended))).toEqual(clients.map(() => ''));
      const count = load.processes * load.clients * load.requests;
      expect(clients.flatMap(({answered}) => answered)).toHaveLength(count);
      const {purchases} = await expectWhole(ledger, load.clients, answeredBy(clients));
      expect(purchases).toBe(count + load.requests + 1);
      expect((await ledger.holdingsOf('rich')).spent).toBe(100);
      await ledger.close();
    },
    TIMEOUT,
  );

  it(
    'a process that is killed loses nothing that was answered, and leaves no half row',
    async () => {
      const database = await create();
      const all: Client[] = [];
      for (const count of [1, 7, 18]) {
        const clients = start(database, 1000, `round ${count} `);
        await Promise.all(clients.map((client) => client.reached(count)));
        for (const client of clients) client.kill();
        await Promise.all(clients.map(({ended}) => ended));
        all.push(...clients);
      }
      const answered = answeredBy(all);
      expect(answered.length).toBeGreaterThan(20);
      const ledger = await open(database);
      await expectWhole(ledger, load.clients, answered);
      await ledger.close();
    },
    TIMEOUT,
  );
}

function answeredBy(clients: readonly Client[]): readonly string[] {
  return [...new Set(clients.flatMap(({answered}) => answered))];
}

/** Every purchase has its line, its history, its owner and its event, and what was answered is there. */
async function expectWhole(ledger: Ledger, users: number, answered: readonly string[]) {
  const told = new Set<string | null | undefined>();
  for (let events = await ledger.claimEvents(500); events.length > 0;) {
    for (const {purchase} of events) told.add(purchase?.orderId);
    events = await ledger.claimEvents(500);
  }
  const names = [...Array.from({length: users}, (_, client) => `user ${client}`), 'rich'];
  const holdings = await Promise.all(names.map((name) => ledger.holdingsOf(name)));
  const purchases = holdings.flatMap((one) => one.purchases);
  for (const purchase of purchases) {
    expect(purchase.lines).toHaveLength(1);
    expect(told).toContain(purchase.orderId);
    expect(await ledger.historyOf(purchase)).not.toEqual([]);
  }
  const ids = new Set(purchases.map(({id}) => id));
  expect(answered.filter((id) => !ids.has(id))).toEqual([]);
  expect(told.size).toBe(purchases.length);
  return {purchases: purchases.length};
}
