import {expect, it} from 'vitest';
import type {StorePurchase} from '../../src/storePurchase.ts';
import type {OpenDesk} from './desk.ts';
import {bought, DAY, key, plan} from './told.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Recorded at 1000 for a user: how long until the store is asked again, without any message. */
const waits: readonly (readonly [title: string, told: StorePurchase, wait: number | null])[] = [
  ['coins', bought('a'), null],
  ['a plan, since it can have been changed in silence', plan('a', 1000 + 30 * DAY), DAY],
  ['a plan, to its end', plan('a', 1000 + 9 * HOUR), 9 * HOUR],
  [
    'a plan with an add-on, to the first end',
    plan('a', 0, {
      lines: [30, 9].map((hours) => ({
        ...{productId: 'plan', quantity: 1},
        accessUntil: 1000 + hours * HOUR,
      })),
    }),
    9 * HOUR,
  ],
  ['a plan whose end has passed', plan('a', 500), 10 * MINUTE],
  ['the same in the sandbox', plan('a', 500, {environment: 'Sandbox'}), MINUTE / 2],
  ['a pending payment', bought('a', {state: 'pending'}), DAY],
  ['the same in the sandbox', bought('a', {state: 'pending', environment: 'Sandbox'}), 10 * MINUTE],
  ['a plan on hold', plan('a', 500, {state: 'hold'}), DAY],
  ['a paused plan', plan('a', 500, {state: 'paused'}), DAY],
  ['an ended plan', plan('a', 500, {state: 'ended'}), null],
  ['a refund', bought('a', {state: 'refunded', acknowledged: false}), null],
  ['an acknowledgment', bought('a', {acknowledged: false}), MINUTE],
  [
    'an acknowledgment of what is not sold',
    bought('a', {productId: 'x', acknowledged: false}),
    6 * HOUR,
  ],
];

/** What stands in the rows to be done. */
export function describeWork(open: OpenDesk): void {
  it.each(waits)('waits for %s', async (_title, told, wait) => {
    const {record} = await open();
    const {dueAt} = await record(told, {sender: 'ann'});
    expect(dueAt).toBe(wait === null ? null : 1000 + wait);
  });

  it('a claim is a try: it comes again with growing distance until the store answered', async () => {
    const desk = await open();
    await desk.record(plan('a', 2000));
    expect(await desk.due()).toEqual([]);
    desk.time = 2000;
    const distances: number[] = [];
    for (let tries = 0; tries < 11; tries++) {
      expect(await desk.due()).toEqual(['a']);
      expect(await desk.due()).toEqual([]);
      const {dueAt} = await desk.find('a');
      distances.push((Number(dueAt) - desk.time) / MINUTE);
      desk.time = Number(dueAt);
    }
    expect(distances).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 256, 256]);
    expect((await desk.ledger.health()).stuckPurchases).toBe(1);
    await desk.record(plan('a', desk.time + DAY));
    expect(await desk.find('a')).toMatchObject({attempts: 0, dueAt: desk.time + DAY});
    expect((await desk.ledger.health()).stuckPurchases).toBe(0);
  });

  it('an acknowledgment that fails keeps its distance although the store answers', async () => {
    const desk = await open();
    const told = bought('a', {acknowledged: false});
    await desk.record(told, {sender: 'ann'});
    for (const minutes of [1, 1, 2, 4]) {
      desk.time += minutes * MINUTE - 1;
      expect(await desk.due()).toEqual([]);
      desk.time += 1;
      expect(await desk.due()).toEqual(['a']);
      await desk.record(told);
      expect(await desk.due()).toEqual([]);
    }
    await desk.ledger.acknowledged(await desk.find('a'));
    expect(await desk.find('a')).toMatchObject({attempts: 0, dueAt: null, acknowledged: true});
  });

  it('who claims for a user gets theirs only, and no other claim has them too', async () => {
    const desk = await open();
    await desk.record(plan('a', 2000), {sender: 'ann'});
    const others = Array.from({length: 27}, (_, index) => `b${index}`);
    for (const id of others) await desk.record(plan(id, 2000), {sender: 'bob'});
    desk.time = 2000;
    const claimed = await desk.ledger.claimPurchases({limit: 5, user: 'ann'});
    expect(claimed).toMatchObject([{id: 'a', userId: 'ann', lines: [{productId: 'plan'}]}]);
    // A connection for each of them, so that they meet.
    await Promise.all(others.map(() => desk.ledger.ticket()));
    const claims = await Promise.all(
      Array.from({length: 9}, () => desk.ledger.claimPurchases({limit: 3})),
    );
    const ids = claims.flat().map(({id}) => id);
    expect(ids.sort()).toEqual(others.sort());
  });

  it('a plan is told to its user when something changed, and not otherwise', async () => {
    const {ledger, record} = await open();
    await record(plan('a', 2000, {orderId: 'GPA.1'}), {sender: 'ann'});
    await record(plan('a', 2000, {orderId: 'GPA.1'}));
    await record(plan('a', 3000, {orderId: 'GPA.1..0'}));
    await record(bought('b', {accountToken: 'nobody'}));
    const events = await ledger.claimEvents(10);
    expect(events.map(({purchase}) => purchase?.orderId).sort()).toEqual(['GPA.1', 'GPA.1..0']);
    expect(events[0]).toMatchObject({
      ...{type: 'purchase.changed', user: 'ann', at: 1000, attempts: 1},
      purchase: {store: 'google', productIds: ['plan'], state: 'paid'},
    });
    expect(JSON.stringify(events)).not.toContain('"a"');
  });

  it('an event comes until it is delivered, and is given up after four days', async () => {
    const desk = await open();
    await desk.record(bought('a'), {sender: 'ann'});
    await desk.record(bought('b'), {sender: 'ann'});
    const [first] = await desk.ledger.claimEvents(1);
    if (first) await desk.ledger.delivered(first);
    let tries = 0;
    const begin = desk.time;
    for (let last = begin; desk.time < begin + 8 * DAY; desk.time += HOUR)
      if ((await desk.ledger.claimEvents(10)).length > 0) {
        tries += 1;
        last = desk.time;
        expect(last).toBeLessThan(begin + 5 * DAY);
      }
    expect(tries).toBeGreaterThan(15);
    expect(await desk.ledger.health()).toMatchObject({waitingEvents: 0, failedEvents: 1});
  });

  it('a list is read by one process, which another follows where a dead one ended', async () => {
    const desk = await open();
    const {ledger} = desk;
    await desk.record(plan('a', 90 * DAY));
    const claims = await Promise.all([ledger.claimSweep('voided'), ledger.claimSweep('voided')]);
    expect(claims.filter((claim) => claim !== null)).toEqual([
      {name: 'voided', position: null, now: 1000},
    ]);
    await ledger.sweptTo('voided', 'page 2', [key('a'), key('unknown')]);
    expect(await desk.due()).toEqual(['a']);
    expect(await ledger.claimSweep('voided')).toBeNull();
    desk.time += 5 * MINUTE;
    expect(await ledger.claimSweep('voided')).toMatchObject({position: 'page 2'});
    expect((await ledger.health()).sweeps).toMatchObject([{attempts: 2, endedAt: null}]);
    await ledger.sweepEnded('voided', DAY);
    desk.time += DAY - 1;
    expect(await ledger.claimSweep('voided')).toBeNull();
    expect((await ledger.health()).sweeps).toMatchObject([
      {name: 'voided', attempts: 0, endedAt: 1000 + 5 * MINUTE},
    ]);
    desk.time += 1;
    expect(await ledger.claimSweep('voided')).toMatchObject({position: 'page 2'});
    expect(await ledger.claimSweep('another')).not.toBeNull();
  });

  it('health tells of money that Google is about to give back', async () => {
    const desk = await open();
    await desk.record(bought('a', {acknowledged: false, boughtAt: 1000}));
    expect((await desk.ledger.health()).unacknowledged).toBe(0);
    desk.time += DAY + 1;
    expect((await desk.ledger.health()).unacknowledged).toBe(1);
  });
}
