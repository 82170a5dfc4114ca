import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Kysely, sql} from 'kysely';
import Libsql from 'libsql';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {groupCommits} from '../src/ledger/groupCommit.ts';
import {openLedger} from '../src/ledger/openLedger.ts';
import {sqliteDialect} from '../src/ledger/sqlite.ts';
import {createFile} from '../src/ledger/sqliteFile.ts';
import type {Tables} from '../src/ledger/tables.ts';
import {describeProcesses} from './ledger/describeProcesses.ts';
import {expectReadable, writeFirst} from './ledger/firstTables.ts';
import {bought, products} from './ledger/told.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  file = join(folder, 'purchases.db');
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const open = (database = file) =>
  openLedger({database, products, owners: 'accounts', events: false});

it('makes a file that is not there, keeps what it was told, and leaves nothing beside it', async () => {
  const first = await open();
  const told = bought('a', {productId: 'unlock'});
  await first.record(told, {ticket: await first.ticket(), cause: 'app', sender: 'ann'});
  await first.close();
  const second = await open();
  expect(await second.find(told)).toMatchObject({userId: 'ann', state: 'paid'});
  expect(Math.abs((await second.now()) - Date.now())).toBeLessThan(60_000);
  await second.close();
  const beside = readdirSync(folder).filter((name) => !/^purchases\.db(-wal|-shm)?$/.test(name));
  expect(beside).toEqual([]);
});

describe('one SQLite file', () =>
  describeProcesses(() => file, {processes: 2, clients: 10, requests: 10}));

const contentOf = (path: string) =>
  readdirSync(path).map((name) => [name, readFileSync(join(path, name), 'hex')]);

const wrong: readonly (readonly [what: string, make: () => unknown, error: RegExp])[] = [
  ['an emptied file', () => writeFileSync(file, ''), /is empty, and a database never is/],
  ['a file of something else', () => writeFileSync(file, 'x'.repeat(9000)), /cannot be opened/],
  [
    'a database of something else',
    () => new Libsql(file).exec('create table purchases (id text)'),
    /it is of something else/,
  ],
  ['a folder', () => (file = folder), /cannot be opened/],
  ['a folder that is missing', () => (file = join(folder, 'no', 'x.db')), /cannot be opened/],
];

it.each(wrong)('refuses %s, and leaves it alone', async (_what, make, error) => {
  make();
  const before = contentOf(folder);
  await expect(open()).rejects.toThrow(error);
  await expect(open()).rejects.toThrow(file);
  expect(contentOf(folder)).toEqual(before);
});

it('refuses the file of a later release', async () => {
  await (await open()).close();
  const connection = new Libsql(file);
  connection.exec("insert into kysely_migration values ('9999-later', '')");
  connection.close();
  await expect(open()).rejects.toThrow('cannot be brought to this release');
});

it('reads what an older release wrote', async () => {
  await createFile(file, (connection) => writeFirst('sqlite', sqliteDialect(connection)));
  await expectReadable(file);
});

it('opens a copy, as a backup is', async () => {
  const ledger = await open();
  await ledger.record(bought('a'), {ticket: 0, cause: 'app', sender: 'ann'});
  const copy = join(folder, 'copy.db');
  const connection = new Libsql(file);
  connection.exec(`vacuum into '${copy}'`);
  connection.close();
  await ledger.close();
  const restored = await open(copy);
  expect(await restored.findById('a')).toHaveLength(1);
  await restored.close();
});

it('says that the disk is full, and nothing else', async () => {
  const connection = new Libsql(':memory:');
  const db = new Kysely({dialect: sqliteDialect(connection)});
  await sql`create table texts (text text)`.execute(db);
  connection.pragma('max_page_count = 10');
  const fill = db.transaction().execute(async (transaction) => {
    for (let row = 0; row < 100; row++)
      await sql`insert into texts values (${'x'.repeat(1000)})`.execute(transaction);
  });
  await expect(fill).rejects.toThrow('database or disk is full');
  expect((await sql`select * from texts`.execute(db)).rows).toEqual([]);
});

it('tells nobody of what was written when all of it is lost', async () => {
  const db = new Kysely<Tables>({dialect: sqliteDialect(new Libsql(':memory:'))});
  await sql`create table consents ("userId" text)`.execute(db);
  const {transact} = groupCommits(db);
  const written = await Promise.allSettled([
    transact((one) => one.insertInto('consents').values({userId: 'ann'}).execute()),
    transact((one) => sql`rollback`.execute(one)),
  ]);
  expect(written.map(({status}) => status)).toEqual(['rejected', 'rejected']);
});

it('takes back what failed, and nothing of what was written with it', async () => {
  const ledger = await open();
  const record = (id: string, orderId: string) =>
    ledger.record(bought(id, {orderId}), {ticket: 0, cause: 'app', sender: 'ann'});
  const written = await Promise.allSettled([
    record('a', 'one'),
    // Its row is written last.
    record('b', 'half\0'),
    record('c', 'one'),
  ]);
  expect(written.map(({status}) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const {purchases} = await ledger.holdingsOf('ann');
  expect(purchases.map(({id}) => id)).toEqual(['a', 'c']);
  expect(await ledger.historyOf({store: 'google', id: 'b'})).toEqual([]);
  await ledger.close();
});

it('is shared by two ledgers of one process, which never wait for each other in vain', async () => {
  const ledgers = await Promise.all([open(), open()]);
  const all = Array.from({length: 20}, (_, index) => bought(`${index}`, {productId: 'unlock'}));
  await Promise.all(
    all.map((told, index) =>
      ledgers[index % 2]?.record(told, {ticket: 0, cause: 'app', sender: 'ann'}),
    ),
  );
  const [first, second] = ledgers;
  await first.close();
  expect((await second.holdingsOf('ann')).purchases).toHaveLength(20);
  await second.close();
});

it('runs a statement again that failed before', async () => {
  const db = new Kysely<{texts: {text: string}}>({dialect: sqliteDialect(new Libsql(':memory:'))});
  await sql`create table texts (text text unique)`.execute(db);
  const insert = (text: string) => db.insertInto('texts').values({text}).execute();
  await insert('a');
  await expect(insert('a')).rejects.toThrow('UNIQUE');
  await insert('b');
  expect(await db.selectFrom('texts').select('text').execute()).toEqual([{text: 'a'}, {text: 'b'}]);
});

it('binds what libsql cannot', async () => {
  const db = new Kysely({dialect: sqliteDialect(new Libsql(':memory:'))});
  const typeOf = async (value: unknown) =>
    (await sql<{type: string}>`select typeof(${value}) as type`.execute(db)).rows[0]?.type;
  expect(await Promise.all([1, 1.5, 2 ** 45, 'x', null, 7n].map(typeOf))).toEqual([
    ...['integer', 'real', 'integer', 'text', 'null', 'integer'],
  ]);
  await expect(typeOf(true)).rejects.toThrow('was given boolean');
  await expect(typeOf(new Date())).rejects.toThrow('was given object');
});
