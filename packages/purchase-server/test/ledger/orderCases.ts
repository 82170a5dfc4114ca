import {expect} from 'vitest';
import type {LedgerCase} from './ledgerCase.ts';
import {bought, DAY, plan} from './told.ts';

const key = (id: string) => ({store: 'google', id}) as const;

/** Which of two answers counts, without a clock. */
export const orderCases: readonly LedgerCase[] = [
  {
    title:
      'an answer that was asked for before the newest one came is not applied, and the store is asked again',
    async play({ledger, record, find, due}) {
      await record(bought('a', {state: 'pending'}));
      const early = await ledger.ticket();
      await record(bought('a', {state: 'refunded'}));
      const row = await record(bought('a'), {ticket: early});
      expect(row).toMatchObject({state: 'refunded', dueAt: 1000});
      expect(await due()).toEqual(['a']);
      await record(bought('a'));
      expect(await find('a')).toMatchObject({state: 'paid', dueAt: null});
    },
  },
  {
    title:
      'of two answers that were asked for together nobody knows the newer one, so the store is asked again',
    async play({ledger, record, due}) {
      await record(bought('a', {state: 'pending'}));
      const ticket = await ledger.ticket();
      expect(await record(bought('a'), {ticket})).toMatchObject({state: 'paid', dueAt: null});
      await record(bought('a', {state: 'pending'}), {ticket});
      expect(await due()).toEqual(['a']);
    },
  },
  {
    title: 'the same answer twice changes nothing, and asks nobody',
    async play({ledger, record, due}) {
      const ticket = await ledger.ticket();
      const first = await record(bought('a'), {ticket, sender: 'ann'});
      const second = await record(bought('a'), {ticket, sender: 'ann'});
      expect({...second, answered: 0}).toEqual({...first, answered: 0});
      expect(await due()).toEqual([]);
      expect(await ledger.claimEvents(10)).toHaveLength(1);
    },
  },
  {
    title: 'what a list names is read again, even when an older answer is on its way',
    async play({ledger, record, due}) {
      await record(plan('a', 50 * DAY));
      const ticket = await ledger.ticket();
      await ledger.sweptTo('list', 'page 1', [key('a'), key('never seen')]);
      await record(plan('a', 50 * DAY), {ticket});
      expect(await due()).toEqual(['a']);
      expect(await ledger.find(key('never seen'))).toBeUndefined();
    },
  },
  {
    title: 'times do not decide: a clock that was a day ahead takes no later answer away',
    async play(desk) {
      desk.time = 10 * DAY;
      await desk.record(bought('a'));
      desk.time = 1000;
      await desk.record(bought('a', {state: 'refunded'}));
      expect((await desk.find('a')).state).toBe('refunded');
    },
  },
  {
    title: 'an acknowledgment is never taken back by an answer that was on its way',
    async play({ledger, record, find}) {
      await record(bought('a', {acknowledged: false}), {sender: 'ann'});
      const ticket = await ledger.ticket();
      await ledger.acknowledged(await find('a'));
      await record(bought('a', {acknowledged: false}), {ticket, sender: 'ann'});
      expect(await find('a')).toMatchObject({acknowledged: true, dueAt: null});
    },
  },
  {
    title: 'an acknowledgment puts off nothing that is due',
    async play({ledger, record, find, due}) {
      await record(plan('a', 50 * DAY, {acknowledged: false}), {sender: 'ann'});
      await ledger.sweptTo('list', 'page 1', [key('a')]);
      await ledger.acknowledged(await find('a'));
      expect(await due()).toEqual(['a']);
    },
  },
  {
    title: 'everything that was said stays, with its cause, and without the account token',
    async play({ledger, record}) {
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
    },
  },
];
