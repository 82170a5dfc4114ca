import {beforeEach, describe, expect, it} from 'vitest';
import {sessionHeader} from './keys.ts';
import {USER} from './shop.ts';
import {connectStores, openWorld, type World} from './world.ts';

connectStores();

let world: World;

describe('a user who wants the money back', () => {
  const agree = async (agreed: unknown, headers?: Record<string, string>) => {
    const authorization = await sessionHeader(USER);
    return world.request('/consent', {
      ...{method: 'PUT', body: JSON.stringify({agreed})},
      headers: headers ?? {authorization},
    });
  };
  beforeEach(async () => {
    world = await openWorld('ios');
    await world.buy('coins_100');
  });

  it('is named to Apple only with consent', async () => {
    world.phone.store.requestRefund();
    await world.tell();
    expect(world.store.consumption).toEqual([]);
    expect((await agree(true)).status).toBe(204);
    world.phone.store.requestRefund();
    await world.tell();
    const told = {customerConsented: true, deliveryStatus: 'DELIVERED'};
    const {transactionId} = world.phone.store.purchases[0] ?? {};
    expect(world.store.consumption).toMatchObject([{...told, transactionId}]);
    await agree(false);
    world.phone.store.requestRefund();
    await world.tell();
    expect(world.store.consumption).toHaveLength(1);
  });

  it('is asked about again when Apple did not get the answer', async () => {
    await agree(true);
    await world.tell();
    world.phone.store.requestRefund();
    world.online = false;
    expect(await world.tell()).toEqual([503]);
    world.online = true;
    expect(await world.tell()).toEqual([204]);
    expect(world.store.consumption).toHaveLength(1);
  });
});

it("finds refunds on Google's list that no message told, page by page", async () => {
  world = await openWorld('android');
  for (const product of ['coins_100', 'remove_ads', 'pro_monthly']) await world.buy(product);
  world.phone.store.boughtOutside('coins_500', {accountToken: USER, quantity: 2});
  await world.tell();
  for (const name of ['T1', 'T2', 'T3']) world.phone.store.refund(name);
  world.phone.store.refund('T4', {quantity: 1});
  world.phone.store.boughtOutside('coins_500');
  world.phone.store.refund();
  expect((await world.account()).coins).toBe(1100);
  world.refundsOnPage = 1;
  await world.server.work();
  expect(await world.account()).toEqual({coins: 500, access: {}, unpaid: {}});
});
