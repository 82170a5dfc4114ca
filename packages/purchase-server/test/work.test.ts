import {beforeEach, expect, it} from 'vitest';
import type {PurchaseKey, StorePurchase} from '../src/storePurchase.ts';
import {work, type WorkFailure, type WorkParts} from '../src/work/work.ts';
import {type Desk, openDesk} from './ledger/desk.ts';
import {bought, DAY, plan} from './ledger/told.ts';

const HOUR = 3_600_000;
let desk: Desk;
/** What the store says; an id that is missing fails. */
let store: Map<string, StorePurchase>;
let failures: WorkFailure[];
let asked: string[];

beforeEach(async () => {
  desk = await openDesk(':memory:');
  store = new Map();
  failures = [];
  asked = [];
  return () => desk.ledger.close();
});

function parts(changes: Partial<WorkParts> = {}): WorkParts {
  return {
    ledger: desk.ledger,
    async readAgain({id}) {
      asked.push(id);
      const told = store.get(id);
      if (told === undefined) throw new Error('The store is down');
      await desk.record(told);
    },
    lists: [],
    deliver: null,
    failed: (what) => void failures.push(what),
    isEnding: () => false,
    ...changes,
  };
}

it('reads all that is due, once, and again later what failed', async () => {
  for (let index = 0; index < 20; index++) {
    await desk.record(plan(`plan ${index}`, 2000));
    if (index !== 7) store.set(`plan ${index}`, plan(`plan ${index}`, 90 * DAY));
  }
  desk.time = 2000;
  await work(parts());
  expect(new Set(asked).size).toBe(20);
  expect(asked).toHaveLength(20);
  expect(failures).toMatchObject([{purchase: {id: 'plan 7'}}]);
  await work(parts());
  expect(asked).toHaveLength(20);
  desk.time += HOUR;
  store.set('plan 7', plan('plan 7', 90 * DAY));
  await work(parts());
  expect(asked.slice(20)).toEqual(['plan 7']);
});

it('begins nothing new when the server ends', async () => {
  for (let index = 0; index < 20; index++) await desk.record(plan(`plan ${index}`, 2000));
  desk.time = 2000;
  await work(parts({isEnding: () => asked.length > 0}));
  expect(asked).toHaveLength(8);
  await work(parts({isEnding: () => true, deliver: () => Promise.reject(new Error('No'))}));
  expect(asked).toHaveLength(8);
});

it('finds by a list what no message told, and goes on where it was read to its end', async () => {
  desk.time = 100 * DAY;
  for (let index = 0; index < 52; index++) {
    await desk.record(bought(`coins ${index}`), {sender: 'ann'});
    store.set(`coins ${index}`, bought(`coins ${index}`, {state: 'refunded'}));
  }
  const times: (readonly [since: number, until: number])[] = [];
  let isDown = true;
  const list = {
    ...{name: 'voided', every: DAY, kept: 29 * DAY, overlap: HOUR},
    async *find(since: number, until: number): AsyncIterable<PurchaseKey> {
      times.push([since, until]);
      for (let index = 0; index < 52; index++) {
        if (isDown && index === 51) throw new Error('The store is down');
        yield {store: 'google', id: `coins ${index}`};
      }
    },
  };
  const run = async () => {
    await work(parts({lists: [list]}));
    await work(parts());
  };
  await run();
  expect(failures).toEqual([{list: 'voided'}]);
  expect(await desk.coins('ann')).toBe(200);
  isDown = false;
  desk.time += HOUR;
  const second = desk.time;
  await run();
  expect(await desk.coins('ann')).toBe(0);
  desk.time += DAY;
  await run();
  desk.time += 60 * DAY;
  await run();
  expect(times).toEqual([
    [71 * DAY, 100 * DAY],
    [100 * DAY + HOUR - 29 * DAY, second],
    [second - HOUR, second + DAY],
    [desk.time - 29 * DAY, desk.time],
  ]);
});
