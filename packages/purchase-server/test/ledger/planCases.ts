import {expect, it} from 'vitest';
import type {StorePurchase} from '../../src/storePurchase.ts';
import type {Desk, OpenDesk} from './desk.ts';
import {DAY, plan} from './told.ts';

const END = 30 * DAY;
const old = plan('old', END);
const coming = (changes: Partial<StorePurchase> = {}) =>
  plan('new', 2 * END, {productId: 'plan yearly', replaces: 'old', ...changes});
const pending = coming({
  state: 'pending',
  lines: [{productId: 'plan yearly', quantity: 1, accessUntil: null}],
});

async function stateOfOld({find}: Desk): Promise<string> {
  const {state, lines} = await find('old');
  return lines[0]?.accessUntil === null ? state : `${state} with access`;
}

/** What a plan becomes when another one replaces it. */
export function describePlans(open: OpenDesk): void {
  it.each([
    ['a change that is pending ends nothing', [old, pending], 'paid with access'],
    ['the old plan is ended too when the ledger hears of it last', [coming(), old], 'ended'],
    ['a refund of the old plan is still seen', [coming(), {...old, state: 'refunded'}], 'refunded'],
  ] as const)('%s', async (_title, told, becomes) => {
    const desk = await open();
    for (const one of told) await desk.record(one);
    expect(await stateOfOld(desk)).toBe(becomes);
  });

  it.each(['paid', 'grace'] as const)(
    'a change that is %s ends the old plan, once for its user',
    async (state) => {
      const desk = await open();
      await desk.record(old, {sender: 'ann'});
      await desk.record(pending);
      await desk.ledger.claimEvents(10);
      await desk.record(coming({state}));
      await desk.record(coming({state}));
      expect(await stateOfOld(desk)).toBe('ended');
      const events = await desk.ledger.claimEvents(10);
      expect(events.map(({purchase}) => purchase?.productIds[0]).sort()).toEqual([
        'plan',
        'plan yearly',
      ]);
    },
  );

  it('the old plan stays ended, whatever is said of it later or late', async () => {
    const desk = await open();
    await desk.record(old);
    const ticket = await desk.ledger.ticket();
    await desk.record(coming());
    await desk.record(old, {ticket});
    await desk.record(old);
    expect(await stateOfOld(desk)).toBe('ended');
    await desk.record(coming({state: 'ended'}));
    await desk.record({...old, state: 'hold'});
    expect(await stateOfOld(desk)).toBe('ended');
  });

  it('a pending change that is canceled leaves the old plan, and has it read again', async () => {
    const desk = await open();
    await desk.record(old);
    await desk.record(pending);
    await desk.record({...pending, state: 'ended'});
    expect(await stateOfOld(desk)).toBe('paid with access');
    expect(await desk.due()).toEqual(['old']);
    await desk.record(old);
    await desk.record({...pending, state: 'ended'});
    expect(await desk.due()).toEqual([]);
  });

  it('a change at the renewal gives the old product by its new token, with a line that is coming', async () => {
    const desk = await open();
    await desk.record(old, {sender: 'ann'});
    const lines = [
      {productId: 'plan', quantity: 1, accessUntil: END},
      {productId: 'plan yearly', quantity: 1, accessUntil: null},
    ];
    await desk.record(coming({lines}), {sender: 'ann'});
    const {purchases} = await desk.ledger.holdingsOf('ann');
    const ends = purchases.flatMap((one) => one.lines.map(({accessUntil}) => accessUntil));
    expect(ends.filter((end) => end !== null)).toEqual([END]);
    expect(purchases.find(({id}) => id === 'new')?.lines).toEqual(lines);
  });

  it('a store that no longer knows a plan ends it', async () => {
    const desk = await open();
    await desk.record({...old, state: 'hold'});
    const ticket = await desk.ledger.ticket();
    await desk.ledger.gone({store: 'google', id: 'old'}, {ticket, cause: 'due'});
    expect(await stateOfOld(desk)).toBe('ended');
    expect((await desk.find('old')).dueAt).toBeNull();
    const unknown = desk.ledger.gone({store: 'google', id: 'x'}, {ticket, cause: 'due'});
    expect(await unknown).toBeUndefined();
  });
}
