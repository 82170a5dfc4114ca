import {beforeEach, describe, expect, it} from 'vitest';
import {nothing, USER} from './shop.ts';
import {connectStores, openWorld, world} from './world.ts';

connectStores();

/** The app is not running, so that only the store tells what happens. */
const open = async (options: Parameters<typeof openWorld>[1] = {}) => {
  await openWorld('ios', options);
  world.phone.kill();
};
beforeEach(() => open());
const bought = (productId: string, quantity = 1) =>
  world.phone.store.boughtOutside(productId, {accountToken: USER, quantity});

it.each([4040001, 4040003, 4040005, 4040010])('%i of Apple is "not genuine"', async (code) => {
  bought('coins_100');
  world.store.fail('transaction', {status: 404, code}, 2);
  expect(await world.check(world.tokenOf(0), 'coins_100')).toMatchObject({genuine: false});
});

it('a refund is found beside an entry of the list that nobody can read', async () => {
  bought('coins_100');
  await world.tell();
  await world.server.work();
  await world.server.work();
  world.phone.store.refund();
  await world.tell({lose: true});
  await world.phone.forward({days: 1});
  world.before = async ({url}, ask) => {
    const answer = await ask();
    if (!url.includes('/notifications/history')) return answer;
    const {notificationHistory, ...rest} = await answer.json();
    const all = [{signedPayload: 'of.nobody.known'}, ...notificationHistory];
    return Response.json({...rest, notificationHistory: all});
  };
  await world.server.work();
  await world.server.work();
  expect(await world.account()).toEqual(nothing);
  expect(world.log.join()).toContain("An entry of Apple's list of notifications is left out.");
});

it.each([
  ['the number of another app', {appleId: 42}, 'APPLE_ID'],
  ['the name of another app', {bundleId: 'com.other'}, 'BUNDLE_ID'],
  ['no root certificate', {roots: []}, 'root certificate'],
])('a setting that does not fit what Apple signs is told: %s', async (_title, change, setting) => {
  await open({adapt: ({apple}) => (apple ? {apple: {...apple, ...change}} : {})});
  bought('coins_100');
  expect(await world.tell()).toEqual([400]);
  expect(world.log.join('\n')).toContain(setting);
});

it('a test message of Apple says in the log that it arrived', async () => {
  world.store.testNotification();
  expect(await world.tell()).toEqual([204]);
  expect(world.log.join('\n')).toContain('Apple sent TEST');
});

describe('a user who wants the money back', () => {
  const agree = async (agreed: boolean) => {
    const headers = {authorization: await world.session()};
    return world.request('/consent', {method: 'PUT', body: JSON.stringify({agreed}), headers});
  };
  beforeEach(async () => {
    bought('coins_100');
    await world.tell();
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
    world.phone.store.requestRefund();
    world.online = false;
    expect(await world.tell()).toEqual([503]);
    world.online = true;
    expect(await world.tell()).toEqual([204]);
    expect(world.store.consumption).toHaveLength(1);
  });

  it('is not asked about again when Apple does not accept what it was told', async () => {
    await agree(true);
    world.phone.store.requestRefund();
    world.store.fail('consumption', {status: 400, code: 4000014});
    expect(await world.tell()).toEqual([204]);
    expect(world.log.join('\n')).toContain('Apple does not accept');
  });
});
