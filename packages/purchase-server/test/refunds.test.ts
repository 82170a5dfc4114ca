import {beforeEach, describe, expect, it} from 'vitest';
import {sessionHeader} from './keys.ts';
import {DAY, USER} from './shop.ts';
import {connectStores, openWorld, type World} from './world.ts';

connectStores();

let world: World;
const purchase = (index: number) => world.phone.store.purchases[index];
const restart = async () => {
  world.phone.kill();
  world.phone.start();
  await world.quiet();
};

describe.each(['ios', 'android'] as const)('a shop on %s with its server', (os) => {
  beforeEach(async () => {
    world = await openWorld(os);
  });

  it('gives coins once, and keeps what was bought in the store', async () => {
    await world.buy('coins_100');
    expect(world.answers).toMatchObject([{genuine: true, state: 'paid', accessUntil: null}]);
    expect(purchase(0)).toMatchObject({finished: true, consumed: os === 'android'});
    world.phone.store.deliverAgain();
    await world.quiet();
    await world.tell();
    expect((await world.account()).coins).toBe(100);
    await world.buy('coins_100');
    expect((await world.account()).coins).toBe(200);
  });

  it('gives nothing for a pending payment until it arrives', async () => {
    world.phone.store.answer('pending');
    await world.buy('coins_100');
    expect(await world.account()).toEqual({coins: 0, access: {}, unpaid: {}});
    world.phone.store.pay();
    await world.quiet();
    // On Android nobody tells the app but the server knows it already.
    await world.tell();
    expect((await world.account()).coins).toBe(100);
    await restart();
    expect((await world.account()).coins).toBe(100);
    expect(purchase(0)).toMatchObject({finished: true});
  });

  it('lets a subscriber in until the end of each period that was paid for', async () => {
    await world.buy('pro_monthly');
    const first = (await world.account()).access.pro_monthly ?? 0;
    expect(first).toBe(purchase(0)?.expiresAt);
    await world.phone.store.renew();
    await world.tell();
    const second = (await world.account()).access.pro_monthly ?? 0;
    expect(second).toBeGreaterThan(first);
    expect(second).toBe(world.phone.store.purchases.at(-1)?.expiresAt);
    await world.phone.store.expire();
    await world.tell();
    expect(await world.account()).toEqual({coins: 0, access: {}, unpaid: {}});
  });

  it('lets a subscriber in during the grace period, and not on hold', async () => {
    await world.buy('pro_monthly');
    const {expiresAt} = purchase(0) ?? {};
    world.phone.store.setPayments(false);
    await world.phone.forward({hours: ((expiresAt ?? 0) - world.phone.time) / 3_600_000 + 24});
    await world.tell();
    expect((await world.account()).access.pro_monthly).toBe((expiresAt ?? 0) + 16 * DAY);
    expect((await world.account()).unpaid).toEqual({pro_monthly: 'grace'});
    await world.phone.forward({days: 16});
    await world.tell();
    expect(await world.account()).toEqual({coins: 0, access: {}, unpaid: {pro_monthly: 'hold'}});
    world.phone.store.setPayments(true);
    await world.quiet();
    await world.tell();
    expect((await world.account()).access.pro_monthly).toBeGreaterThan(world.phone.time);
  });

  it('follows a change of plan, and leaves nothing of the old one', async () => {
    await world.buy('pro_monthly');
    // Only what comes later may say that the old plan is over.
    await world.tell();
    world.phone.store.changePlan('pro_yearly');
    await world.quiet();
    await world.tell();
    const {access} = await world.account();
    expect(Object.keys(access)).toEqual(['pro_yearly']);
    expect(access.pro_yearly).toBe(purchase(1)?.expiresAt);
    const old = await world.check(world.tokenOf(0), 'pro_monthly');
    expect(old.account.access).toEqual(access);
  });

  it('gives nothing beyond the end when no message came and the store cannot be asked', async () => {
    await world.buy('pro_monthly');
    world.phone.store.setPayments(false);
    await world.phone.forward({days: 60});
    world.online = false;
    expect(await world.account()).toEqual({coins: 0, access: {}, unpaid: {}});
  });
});

it('acknowledges on Android for an app that died after it paid', async () => {
  world = await openWorld('android');
  world.phone.killAt('delivered');
  await world.buy('remove_ads', USER);
  expect(purchase(0)).toMatchObject({acknowledged: false});
  await world.tell();
  expect(purchase(0)).toMatchObject({acknowledged: true});
  await world.phone.forward({days: 4});
  expect(purchase(0)).toMatchObject({payment: 'paid'});
});

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

  it('keeps the coins until Apple has decided', async () => {
    world.phone.store.requestRefund();
    expect(await world.tell()).toContain(204);
    expect((await world.account()).coins).toBe(100);
    world.phone.store.declineRefund();
    await world.tell();
    expect((await world.account()).coins).toBe(100);
    world.phone.store.refund();
    await world.tell();
    expect((await world.account()).coins).toBe(0);
    world.phone.store.reverseRefund();
    await world.quiet();
    await world.tell();
    expect((await world.account()).coins).toBe(100);
  });

  it('is named to Apple only with consent', async () => {
    world.phone.store.requestRefund();
    await world.tell();
    expect(world.store.consumption).toEqual([]);
    expect((await agree(true)).status).toBe(204);
    world.phone.store.requestRefund();
    await world.tell();
    const told = {customerConsented: true, deliveryStatus: 'DELIVERED'};
    const {transactionId} = purchase(0) ?? {};
    expect(world.store.consumption).toMatchObject([{...told, transactionId}]);
    await agree(false);
    world.phone.store.requestRefund();
    await world.tell();
    expect(world.store.consumption).toHaveLength(1);
  });

  it('agrees only for themselves, and only by yes or no', async () => {
    expect((await agree(true, {})).status).toBe(401);
    expect((await agree('yes')).status).toBe(400);
    world.phone.store.requestRefund();
    await world.tell();
    expect(world.store.consumption).toEqual([]);
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
  await world.tell();
  for (const name of ['T1', 'T2', 'T3']) world.phone.store.refund(name);
  world.phone.store.boughtOutside('coins_500');
  world.phone.store.refund();
  expect((await world.account()).coins).toBe(100);
  world.refundsOnPage = 1;
  await world.server.work();
  expect(await world.account()).toEqual({coins: 0, access: {}, unpaid: {}});
});
