import pg from 'pg';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {openPool, postgresDialect} from '../src/ledger/postgres.ts';
import {describeLedger} from './ledger/describeLedger.ts';
import {describeProcesses} from './ledger/describeProcesses.ts';
import {openDesk} from './ledger/desk.ts';
import {expectReadable, writeFirst} from './ledger/firstTables.ts';
import {bought} from './ledger/told.ts';
import {type Cluster, startPostgres} from './postgres.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
}, 60_000);
afterAll(() => cluster.stop());

describe('the ledger on Postgres', () => describeLedger(() => cluster.empty()));

describe('one Postgres', () =>
  describeProcesses(() => cluster.empty(), {processes: 3, clients: 17, requests: 4}));

it('reads what an older release wrote', async () => {
  const address = await cluster.empty();
  await writeFirst('postgres', postgresDialect(openPool(address, false)));
  await expectReadable(address);
});

it('says which database cannot be reached, and not with which password', async () => {
  const address = 'postgres://ann:secret@127.0.0.1:1/ledger';
  const opening = openDesk(address);
  await expect(opening).rejects.toThrow(/cannot be reached: .*ECONNREFUSED/);
  await expect(opening).rejects.not.toThrow('secret');
});

it('goes on when Postgres ends its connections, also those that are used', async () => {
  const address = await cluster.empty();
  const desk = await openDesk(address);
  await desk.record(bought('a'), {sender: 'ann'});
  const client = new pg.Client(address);
  await client.connect();
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and datname = current_database()`;
  let count = 0;
  for (let round = 0; round < 5; round++) {
    const records = Array.from({length: 20}, () => desk.record(bought(`b${(count += 1)}`)));
    await Promise.race(records);
    await client.query(end);
    await Promise.allSettled(records);
  }
  await client.end();
  await expect.poll(() => desk.coins('ann').catch(() => null)).toBe(100);
  await desk.ledger.close();
});
