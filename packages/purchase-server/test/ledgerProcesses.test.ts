import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe} from 'vitest';
import {describeProcesses} from './ledger/describeProcesses.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-'));
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

describe('one SQLite file', () => {
  let count = 0;
  describeProcesses(() => join(folder, `${(count += 1)}.db`), {
    processes: 2,
    clients: 10,
    requests: 10,
  });
});
