import {expect, it} from 'vitest';
import type {OpenDesk} from './desk.ts';
import {bought, key, plan} from './told.ts';

const three = {quantity: 3};

/** What users have, and what support does. */
export function describeAccounts(open: OpenDesk): void {
  it('a refund takes back the part that it gives back', async () => {
    const {ledger, record, coins} = await open();
    await record(bought('a', three), {sender: 'ann'});
    await record(bought('a', {...three, refundedPart: {part: 1, of: 3}}));
    expect(await coins('ann')).toBe(200);
    await record(bought('a', {...three, refundedPart: {part: 2, of: 3}}));
    expect(await coins('ann')).toBe(100);
    await record(bought('a', {...three, refundedPart: {part: 20_000, of: 100_000}}));
    expect(await coins('ann')).toBe(240);
    await record(bought('a', {...three, state: 'refunded'}));
    expect(await coins('ann')).toBe(0);
    // Each of them is told to the backend of the app.
    expect(await ledger.claimEvents(10)).toHaveLength(5);
  });

  it('a purchase that waited for its user is theirs when they sign in, and is due to be acknowledged', async () => {
    const {ledger, record, coins, due} = await open();
    await record(bought('a', {accountToken: 'hash', acknowledged: false}), {sender: 'bob'});
    expect((await ledger.health()).unknownOwners).toBe(1);
    expect(await due()).toEqual([]);
    await ledger.sees('bob', ['bob']);
    expect(await coins('bob')).toBe(0);
    await ledger.sees('ann', ['ann', 'hash']);
    expect(await coins('ann')).toBe(100);
    expect(await due()).toEqual(['a']);
    expect((await ledger.health()).unknownOwners).toBe(0);
    expect(await ledger.userOf('google', 'hash')).toBe('ann');
  });

  it("a purchase that waits for Google's token is not for a user whose token differs in case", async () => {
    const {ledger, record, find} = await open();
    const id = 'ABCDEF00-0000-4000-8000-00000000000A';
    const accountToken = id.toLowerCase();
    await record(bought('a', {accountToken}));
    await record(bought('a', {store: 'apple', accountToken}));
    await ledger.sees(id, [id]);
    expect((await find('a')).userId).toBeNull();
    expect((await find('a', 'apple')).userId).toBe(id);
  });

  it('a user who was seen with one token brings another later', async () => {
    const {ledger, record, coins} = await open();
    await ledger.sees('ann', ['ann']);
    await record(bought('a', {accountToken: 'hash'}));
    await ledger.sees('ann', ['ann', 'hash']);
    expect(await coins('ann')).toBe(100);
  });

  it('coins are spent once for an id, and never more than there are', async () => {
    const {ledger, record, coins} = await open();
    await record(bought('a'), {sender: 'ann'});
    const spend = (id: string, amount: number) =>
      ledger.spend({user: 'ann', id, coins: amount, isTester: false});
    expect(await spend('sword', 70)).toEqual({result: 'spent', coins: 30});
    expect(await spend('sword', 70)).toEqual({result: 'spent', coins: 30});
    expect(await spend('sword', 60)).toEqual({result: 'other', coins: 30});
    expect(await spend('shield', 31)).toEqual({result: 'too few', coins: 30});
    for (const amount of [0, -5, 1.5, Number.NaN])
      await expect(spend('cheat', amount)).rejects.toThrow('whole numbers from 1');
    await record(bought('a', {state: 'refunded'}));
    expect(await coins('ann')).toBe(-70);
    expect(await spend('shield', 1)).toEqual({result: 'too few', coins: -70});
  });

  it('what support grants counts until it is removed', async () => {
    const {ledger, coins} = await open();
    const reason = 'sorry for the outage';
    const {id} = await ledger.grant({user: 'ann', coins: 50, reason});
    await ledger.grant({user: 'ann', productId: 'unlock', accessUntil: 9000, reason});
    expect(await coins('ann')).toBe(50);
    const {grants} = await ledger.holdingsOf('ann');
    expect(grants).toContainEqual(
      expect.objectContaining({productId: 'unlock', accessUntil: 9000, reason, at: 1000}),
    );
    expect(await ledger.removeGrant(id)).toBe(true);
    expect(await ledger.removeGrant(id)).toBe(false);
    expect(await coins('ann')).toBe(0);
    const events = await ledger.claimEvents(10);
    expect(events.map(({type, user}) => [type, user])).toEqual(
      Array.from({length: 3}, () => ['grant.changed', 'ann']),
    );
  });

  it('a purchase that support moved stays moved, and both users are told', async () => {
    const {ledger, record, find, coins} = await open();
    await ledger.sees('ann', ['ann']);
    await record(bought('a', {accountToken: 'ann'}));
    await ledger.claimEvents(10);
    expect(await ledger.moveOwner(key('a'), 'bob', 'ticket 7')).toBe(true);
    expect(await ledger.moveOwner(key('x'), 'bob', 'ticket 7')).toBe(false);
    await ledger.sees('ann', ['ann']);
    await record(bought('a', {accountToken: 'ann'}), {sender: 'ann'});
    expect((await find('a')).userId).toBe('bob');
    expect([await coins('ann'), await coins('bob')]).toEqual([0, 100]);
    const events = await ledger.claimEvents(10);
    expect(events.map(({type, user}) => `${type} ${user}`).sort()).toEqual([
      'purchase.changed bob',
      'purchase.left ann',
    ]);
    expect((await ledger.historyOf(key('a')))[1]).toMatchObject({
      cause: 'support: ticket 7',
      user: 'bob',
    });
  });

  it('a user who is deleted is forgotten, and nothing of theirs is given again', async () => {
    const {ledger, record, find, coins} = await open();
    await ledger.sees('ann', ['ann', 'hash']);
    await ledger.setConsent('ann', true);
    await ledger.grant({user: 'ann', coins: 5, reason: 'gift'});
    for (const told of [bought('coins'), bought('unlock', {productId: 'unlock'})])
      await record(told, {sender: 'ann'});
    await record(plan('plan', 5000, {accountToken: 'hash'}));
    await ledger.spend({user: 'ann', id: 'x', coins: 1, isTester: false});
    await ledger.claimEvents(10);
    await ledger.deleteUser('ann');

    const kept = JSON.stringify([
      await Promise.all(['coins', 'unlock', 'plan'].map((id) => find(id))),
      await Promise.all(['coins', 'unlock', 'plan'].map((id) => ledger.historyOf(key(id)))),
    ]);
    expect(kept).not.toMatch(/"ann"|"hash"/);
    expect(await ledger.holdingsOf('ann')).toMatchObject({purchases: [], grants: [], spent: 0});
    expect(await ledger.hasConsent('ann')).toBe(false);
    expect(await ledger.userOf('google', 'hash')).toBeNull();
    expect(await ledger.claimEvents(10)).toMatchObject([{type: 'user.deleted', user: 'ann'}]);

    await record(bought('coins'), {sender: 'bob'});
    expect(await coins('bob')).toBe(0);
    expect(await find('coins')).toMatchObject({userId: null, isErased: true});
    await record(bought('unlock', {productId: 'unlock'}), {sender: 'bob'});
    expect(await find('unlock')).toMatchObject({userId: 'bob', isErased: false});
    await record(plan('plan', 6000, {accountToken: 'hash'}), {sender: 'bob'});
    expect(await find('plan')).toMatchObject({userId: null, accountToken: null});
  });

  it('support finds purchases by order number, with its renewals, and by id', async () => {
    const {ledger, record} = await open();
    await record(plan('a', 5000, {orderId: 'GPA.1234..2'}));
    await record(bought('b', {store: 'apple'}));
    await record(bought('b', {orderId: 'GPA.1'}));
    const byOrder = async (order: string) => (await ledger.findByOrder(order)).map(({id}) => id);
    expect(await byOrder('GPA.1234')).toEqual(['a']);
    expect(await byOrder('GPA.1234..0')).toEqual(['a']);
    expect(await byOrder('GPA.12')).toEqual([]);
    expect((await ledger.findById('b')).map(({store}) => store)).toEqual(['apple', 'google']);
  });

  it('a text that a database would change is refused, before two become one', async () => {
    const {ledger, record} = await open();
    for (const broken of ['a\0b', '\ud800']) {
      await expect(record(bought(broken))).rejects.toThrow('cannot be stored');
      await expect(record(bought('a'), {sender: broken})).rejects.toThrow('cannot be stored');
      await expect(ledger.sees(broken, [broken])).rejects.toThrow('cannot be stored');
    }
    expect(await ledger.findById('a')).toEqual([]);
    await record(bought('a', {productId: '\u{1f4b0} é'}));
    expect((await ledger.findById('a'))[0]?.lines[0]?.productId).toBe('\u{1f4b0} é');
  });

  it('what was paid for once stays when its store forgets the token', async () => {
    const {ledger, record, coins} = await open();
    await record(bought('a'), {sender: 'ann'});
    await record(bought('b', {state: 'pending'}), {sender: 'ann'});
    for (const id of ['a', 'b'])
      await ledger.gone(key(id), {ticket: await ledger.ticket(), cause: 'due'});
    expect(await coins('ann')).toBe(100);
    expect((await ledger.find(key('b')))?.state).toBe('ended');
  });
}
