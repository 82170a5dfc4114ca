import {expect} from 'vitest';
import type {StorePurchase} from '../../src/storePurchase.ts';
import type {Desk} from './desk.ts';
import {bought, DAY, plan} from './told.ts';

const USERS = ['ann', 'bob', 'cleo'];
const FAR = 10_000 * DAY;

/** A question on its way: with a ticket, then with what the store said, then recorded. */
type Ask = {readonly id: string; readonly ticket: number; told?: StorePurchase};

/**
 * A made-up history: what stores know changes while questions are on their way, answers come late, twice and in any order,
 * from any user. In the end, when every message was followed and nothing is due, the ledger has what the stores have.
 */
export async function playHistory(desk: Desk, seed: number): Promise<void> {
  const random = randomOf(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)];
  const store = createStore(random);
  for (const user of USERS) await desk.ledger.sees(user, [user]);
  const asks: Ask[] = [];
  const done: Ask[] = [];
  /** Each change is told by one message, which comes some time. */
  const messages: Id[] = [];
  const owners = new Map<string, string>();

  const record = async ({id, ticket, told = store.read(id)}: Ask, sender: string | null) => {
    const {userId} = await desk.record(told, {ticket, sender});
    const before = owners.get(id);
    if (before !== undefined) expect(userId, `owner of ${id}`).toBe(before);
    if (userId !== null) owners.set(id, userId);
  };
  const finish = async (ask: Ask | undefined) => {
    if (ask === undefined) return;
    const told = {...ask, told: ask.told ?? store.read(ask.id)};
    asks.splice(asks.indexOf(ask), 1);
    done.push(told);
    await record(told, pick([null, ...USERS]) ?? null);
  };
  const begin = async (id: string) => {
    const ask = {id, ticket: await desk.ledger.ticket()};
    asks.push(ask);
    return ask;
  };
  const work = async () => {
    for (const id of await desk.due()) await finish(await begin(id));
  };
  const steps = [
    async () => void messages.push(...store.change()),
    async () => void (await begin(pick(ids) ?? 'coins')),
    async () => void (await begin(messages.shift() ?? pick(ids) ?? 'coins')),
    async () => {
      const ask = pick(asks);
      if (ask !== undefined) ask.told ??= store.read(ask.id);
    },
    async () => finish(pick(asks)),
    async () => {
      const ask = pick(done);
      if (ask !== undefined) await record(ask, pick(USERS) ?? null);
    },
    work,
  ];
  for (let step = 0; step < 60; step++) {
    desk.time += Math.floor(random() * 3) * DAY;
    await pick(steps)?.();
  }
  for (const id of messages) await begin(id);
  while (asks.length > 0) await finish(pick(asks));
  for (let round = 0; round < 5; round++) await work();
  expect(await desk.due(), 'due').toEqual([]);

  for (const id of new Set(done.map((ask) => ask.id))) {
    const {state, lines, refundedPart} = store.read(id);
    expect(await desk.find(id)).toMatchObject({state, lines, refundedPart});
  }
  const given = await Promise.all(USERS.map((user) => desk.coins(user)));
  const sum = given.reduce((all, coins) => all + coins, 0);
  expect(sum, 'coins').toBe(owners.has('coins') ? store.coins() : 0);
}

type Id = 'coins' | 'plan' | 'change';
const ids: readonly Id[] = ['coins', 'plan', 'change'];

const coinStates: readonly Partial<StorePurchase>[] = [
  {state: 'pending'},
  {state: 'paid'},
  {state: 'paid', refundedPart: {part: 1, of: 2}},
  {state: 'refunded'},
];
const planStates = ['paid', 'grace', 'hold', 'paused', 'ended', 'refunded'] as const;
const changeStates = ['pending', 'paid', 'ended'] as const;

/** Coins, a plan, and another plan that replaces it, as their store knows them. */
function createStore(random: () => number) {
  const now = {coins: 0, plan: 0, change: 0};
  let wasPaid = false;
  const upTo = (count: number) => Math.floor(random() * count);
  const planOf = (id: string, state: StorePurchase['state'], replaces: string | null) => {
    const accessUntil = state === 'paid' || state === 'grace' ? FAR : null;
    const lines = [{productId: 'plan', quantity: 1, accessUntil}];
    return plan(id, FAR, {state, lines, replaces, renews: accessUntil !== null});
  };
  const readers: Readonly<Record<Id, () => StorePurchase>> = {
    coins: () => bought('coins', {quantity: 2, ...coinStates[now.coins]}),
    plan: () => planOf('plan', wasPaid ? 'ended' : (planStates[now.plan] ?? 'paid'), null),
    change: () => planOf('change', changeStates[now.change] ?? 'paid', 'plan'),
  };
  return {
    read: (id: string) => readers[ids.find((one) => one === id) ?? 'coins'](),
    coins: () => [0, 200, 100, 0][now.coins] ?? 0,
    /** Something happens; these are the purchases of which messages tell. */
    change(): readonly Id[] {
      const id = ids[upTo(ids.length)] ?? 'coins';
      if (id === 'coins') now.coins = upTo(coinStates.length);
      if (id === 'plan') now.plan = upTo(planStates.length);
      // It is paid for or declined once, and in the end it is over.
      if (id === 'change') now.change = Math.min(now.change + 1 + upTo(2), 2);
      wasPaid ||= changeStates[now.change] === 'paid';
      // While the new plan runs, nothing but itself says that the old one is over.
      return id === 'change' && now.change === 2 ? ['change', 'plan'] : [id];
    },
  };
}

function randomOf(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
