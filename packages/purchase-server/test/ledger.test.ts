import {describe} from 'vitest';
import {describeLedger} from './ledger/describeLedger.ts';

describe('the ledger on SQLite', () => describeLedger(() => ':memory:'));
