import {afterAll, beforeAll, describe} from 'vitest';
import {describeLedger} from './ledger/describeLedger.ts';
import {type Cluster, startPostgres} from './postgres.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
}, 60_000);
afterAll(() => cluster.stop());

describe('the ledger on Postgres', () => describeLedger(() => cluster.create(), 10));
