import {afterAll, beforeAll, describe} from 'vitest';
import {describeProcesses} from './ledger/describeProcesses.ts';
import {type Cluster, startPostgres} from './postgres.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
}, 60_000);
afterAll(() => cluster.stop());

describe('one Postgres', () =>
  describeProcesses(() => cluster.empty(), {processes: 3, clients: 17, requests: 4}));
