import {beforeEach, expect, it} from 'vitest';
import {nothing, USER} from './shop.ts';
import {connectStores, openWorld, type World} from './world.ts';

connectStores();

let world: World;
/** The app is not running, so that only the store tells what happens. */
const open = async (options: Parameters<typeof openWorld>[1] = {}) => {
  world = await openWorld('ios', options);
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

it('what Apple does not accept about a refund is told, and not asked for again', async () => {
  bought('coins_100');
  await world.tell();
  const session = {authorization: await world.session()};
  await world.request('/consent', {method: 'PUT', body: '{"agreed": true}', headers: session});
  world.phone.store.requestRefund();
  world.store.fail('consumption', {status: 400, code: 4000014});
  expect(await world.tell()).toEqual([204]);
  expect(world.log.join('\n')).toContain('Apple does not accept');
});
