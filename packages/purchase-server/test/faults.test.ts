import type {Phone} from 'expo-iap-test-kit/kit';
import {beforeEach, describe, expect, it} from 'vitest';
import type {Product} from '../src/product.ts';
import {catalog, nothing, USER} from './shop.ts';
import {connectStores, openWorld, type World} from './world.ts';

connectStores();

/** Somebody of whom neither the ledger nor the sign-in has heard. */
const STRANGER = 'c0ffee00-1111-4222-8333-444455556666';
const systems = ['ios', 'android'] as const;

it.each(systems)('a product that the catalog lacks harms that product only, on %s', async (os) => {
  const products: Record<string, Product> = {...catalog};
  delete products['pro_yearly'];
  const world = await openWorld(os, {products: (id) => products[id]});
  await world.buy('coins_100');
  world.phone.kill();
  world.phone.store.boughtOutside('pro_yearly', {accountToken: USER});
  expect(await world.tell()).not.toContain(503);
  expect(await world.account()).toEqual({...nothing, coins: 100});
  const response = await world.send(world.tokenOf(1), 'pro_yearly');
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    error: expect.stringContaining('pro_yearly'),
    account: {coins: 100},
  });
  expect(world.phone.store.purchases[1]).toMatchObject({finished: false, acknowledged: false});
  expect(world.log.filter((line) => line.includes('"pro_yearly"'))).toHaveLength(1);
  const health: unknown = await (await world.support('/health')).json();
  expect(health).toMatchObject({ok: true, unknownProducts: ['pro_yearly']});
});

describe.each(systems)('an account token that is no user of yours, on %s', (os) => {
  let world: World;
  beforeEach(async () => {
    world = await openWorld(os);
    world.phone.kill();
    world.phone.store.boughtOutside('coins_100', {accountToken: STRANGER});
  });
  const send = () => world.send(world.tokenOf(0), 'coins_100');

  it('is told to the app, the log and support, and finishes nothing', async () => {
    const response = await send();
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      ...{genuine: true, owner: 'unknown', ofAnother: false, accessUntil: null, account: nothing},
    });
    expect(world.log.join('\n')).toContain(`the account "${STRANGER}", which is no user of yours`);
    const health: unknown = await (await world.support('/health')).json();
    expect(health).toMatchObject({unknownOwners: 1});
    expect(world.phone.store.purchases[0]).toMatchObject({finished: false});
  });

  it('may be one that the app made of the id of a user', async () => {
    const accountTokensOf = (user: string) => (user === USER ? [USER, STRANGER] : [user]);
    world = await openWorld(os, {accountTokensOf});
    world.phone.store.boughtOutside('coins_100', {accountToken: STRANGER});
    expect((await send()).status).toBe(200);
    expect((await world.account()).coins).toBe(100);
  });

  it('is resolved by support, with a reason that stays', async () => {
    await send();
    const path = `/support/purchases?token=${encodeURIComponent(await storedId(world, os))}`;
    const {purchases} = await (await world.support(path)).json();
    const {store, id} = purchases[0];
    const move = {store, id, user: USER, reason: 'ticket 7'};
    const moved = await world.support('/support/owner', {
      ...{method: 'POST', body: JSON.stringify(move)},
    });
    expect(moved.status).toBe(204);
    expect((await world.account()).coins).toBe(100);
    const after = await (await world.support(path)).json();
    expect(JSON.stringify(after)).toContain('ticket 7');
  });
});

const apple = [4040002, 4040004, 4040006, 4290000, 5000000, 4010000].map((code) => ({
  ...{status: Math.floor(code / 10_000), code},
}));
const google = [403, 429, 500, 503].map((status) => ({status}));

describe.each([
  {os: 'ios', call: 'transaction', failures: [...apple, 'no route' as const]},
  {os: 'android', call: 'product', failures: [...google, 'no route' as const]},
] as const)('"later" of the store on $os is never "not genuine"', ({os, call, failures}) => {
  it.each(failures)('%j', async (failure) => {
    const world = await openWorld(os);
    world.phone.kill();
    world.phone.store.boughtOutside('coins_100', {accountToken: USER});
    const token = world.tokenOf(0);
    world.store.fail(call, failure, Infinity);
    expect((await world.send(token, 'coins_100')).status).toBe(503);
    expect(await world.tell()).toEqual([503]);
    world.store.fail(call, null);
    expect(await world.tell()).toEqual([204]);
    expect(await world.check(token, 'coins_100')).toMatchObject({genuine: true});
    expect((await world.account()).coins).toBe(100);
  });
});

/** The key under which the ledger has the first purchase. */
async function storedId(world: World, os: Phone['os']): Promise<string> {
  const {token, transactionId} = world.phone.store.purchases[0] ?? {};
  return os === 'ios' ? String(transactionId) : String(token);
}
