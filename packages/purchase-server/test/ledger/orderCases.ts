import {expect, it} from 'vitest';
import type {OpenDesk} from './desk.ts';
import {bought, DAY, key, plan} from './told.ts';

/** Which of two answers counts, without a clock. */
export function describeOrder(open: OpenDesk): void {
  it('an answer that was asked for before the newest one came is not applied, and the store is asked again', async () => {
    const {ledger, record, find, due} = await open();
    await record(bought('a', {state: 'pending'}));
    const early = await ledger.ticket();
    await record(bought('a', {state: 'refunded'}));
    const row = await record(bought('a'), {ticket: early});
    expect(row).toMatchObject({state: 'refunded', dueAt: 1000});
    expect(await due()).toEqual(['a']);
    await record(bought('a'));
    expect(await find('a')).toMatchObject({state: 'paid', dueAt: null});
  });

  it('of two answers that were asked for together nobody knows the newer one, so the store is asked again', async () => {
    const {ledger, record, due} = await open();
    await record(bought('a', {state: 'pending'}));
    const ticket = await ledger.ticket();
    expect(await record(bought('a'), {ticket})).toMatchObject({state: 'paid', dueAt: null});
    await record(bought('a', {state: 'pending'}), {ticket});
    expect(await due()).toEqual(['a']);
  });

  it('the same answer twice changes nothing, and asks nobody', async () => {
    const {ledger, record, due} = await open();
    const ticket = await ledger.ticket();
    const first = await record(bought('a'), {ticket, sender: 'ann'});
    const second = await record(bought('a'), {ticket, sender: 'ann'});
    expect({...second, answered: 0}).toEqual({...first, answered: 0});
    expect(await due()).toEqual([]);
    expect(await ledger.claimEvents(10)).toHaveLength(1);
  });

  it('what a list names is read again, even when an older answer is on its way', async () => {
    const {ledger, record, due} = await open();
    await record(plan('a', 50 * DAY));
    const ticket = await ledger.ticket();
    await ledger.sweptTo('list', 'page 1', [key('a'), key('never seen')]);
    await record(plan('a', 50 * DAY), {ticket});
    expect(await due()).toEqual(['a']);
    expect(await ledger.find(key('never seen'))).toBeUndefined();
  });

  it('times do not decide: a clock that was a day ahead takes no later answer away', async () => {
    const desk = await open();
    desk.time = 10 * DAY;
    await desk.record(bought('a'));
    desk.time = 1000;
    await desk.record(bought('a', {state: 'refunded'}));
    expect((await desk.find('a')).state).toBe('refunded');
  });

  it('an acknowledgment is never taken back by an answer that was on its way', async () => {
    const {ledger, record, find} = await open();
    await record(bought('a', {acknowledged: false}), {sender: 'ann'});
    const ticket = await ledger.ticket();
    await ledger.acknowledged(await find('a'));
    await record(bought('a', {acknowledged: false}), {ticket, sender: 'ann'});
    expect(await find('a')).toMatchObject({acknowledged: true, dueAt: null});
  });

  it('an acknowledgment puts off nothing that is due', async () => {
    const {ledger, record, find, due} = await open();
    await record(plan('a', 50 * DAY, {acknowledged: false}), {sender: 'ann'});
    await ledger.sweptTo('list', 'page 1', [key('a')]);
    await ledger.acknowledged(await find('a'));
    expect(await due()).toEqual(['a']);
  });

  it('everything that was said stays, with its cause, and without the account token', async () => {
    const {ledger, record} = await open();
    await ledger.sees('ann', ['token of ann']);
    await record(bought('a', {state: 'pending'}), {cause: 'app', sender: 'ann'});
    const early = await ledger.ticket();
    await record(bought('a', {accountToken: 'token of ann'}), {cause: 'message'});
    await record(bought('a', {state: 'pending'}), {cause: 'app', ticket: early - 1});
    const history = await ledger.historyOf(key('a'));
    expect(history).toMatchObject([
      {cause: 'app', user: 'ann', applied: true, said: {state: 'pending'}},
      {cause: 'message', user: null, applied: true, said: {state: 'paid'}},
      {cause: 'app', user: null, applied: false, said: {state: 'pending'}},
    ]);
    expect(JSON.stringify(history)).not.toContain('token of ann');
  });
}
