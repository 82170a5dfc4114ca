import {beforeEach, describe, expect, it} from 'vitest';
import {appleKey, pushHeader} from './keys.ts';
import {FRIEND, TESTER, USER} from './shop.ts';
import {connectStores, openWorld, type World} from './world.ts';

connectStores();

let world: World;
const nothing = {coins: 0, access: {}, unpaid: {}};
const restart = async () => {
  world.phone.kill();
  world.phone.start();
  await world.quiet();
};
const post = (path: string, body: string, authorization = '') =>
  world.request(path, {method: 'POST', headers: {authorization}, body});
/** What the store told about the newest thing that happened, without an answer of the server. */
const takeBody = async () => {
  await world.store.send(() => new Response(null, {status: 503}));
  return world.store.messages.at(-1)?.body ?? '';
};

describe('on iOS', () => {
  beforeEach(async () => {
    world = await openWorld('ios');
  });

  it.each(['another root', 'expired certificate', 'another app', 'changed'] as const)(
    'gives nothing for a signed text that is forged: %s',
    async (forgery) => {
      const name = world.phone.store.boughtOutside('coins_100', {account: 'elsewhere'});
      const answer = await world.check(world.store.forge(forgery, name), 'coins_100');
      expect(answer).toMatchObject({genuine: false, accessUntil: null, account: nothing});
    },
  );

  it.each(['', 'text', 'a.b.c', appleKey])('gives nothing for what nobody signed', async (text) => {
    expect(await world.check(text, 'coins_100')).toMatchObject({genuine: false, account: nothing});
  });

  it('refuses a notification whose signature was changed', async () => {
    await world.buy('coins_100');
    // An app that runs would learn of the refund itself.
    world.phone.kill();
    world.phone.store.refund();
    const {signedPayload}: {signedPayload: string} = JSON.parse(await takeBody());
    const changed = JSON.stringify({signedPayload: `${signedPayload.slice(0, -8)}AAAAAAAA`});
    expect((await post('/apple', changed)).status).toBe(400);
    expect((await world.account()).coins).toBe(100);
  });

  it('gives nothing for an old proof of what was refunded later', async () => {
    await world.buy('remove_ads');
    const proof = world.tokenOf(0);
    world.phone.store.refund();
    const answer = await world.check(proof, 'remove_ads');
    expect(answer).toMatchObject({genuine: true, state: 'refunded', accessUntil: null});
  });
});

describe('on Android', () => {
  beforeEach(async () => {
    world = await openWorld('android');
  });

  it('gives nothing for a token that is of no purchase of this app', async () => {
    await world.buy('remove_ads');
    const paid = world.tokenOf(0);
    expect(await world.check('of-another-package', 'coins_500')).toMatchObject({genuine: false});
    // A cheap purchase does not prove an expensive one.
    expect(await world.check(paid, 'coins_500')).toMatchObject({genuine: false});
    expect(await world.check(paid, 'pro_yearly')).toMatchObject({genuine: false});
    expect(await world.check(paid, 'not sold')).toMatchObject({genuine: false});
    expect((await world.account()).coins).toBe(0);
  });

  it('reads no message that Pub/Sub did not send', async () => {
    world.phone.store.boughtOutside('coins_100', {accountToken: USER});
    const body = await takeBody();
    const statuses = [
      await post('/google', body),
      await post('/google', body, await pushHeader('stranger')),
      await post('/google', body, await pushHeader('another account')),
    ].map(({status}) => status);
    expect(statuses).toEqual([401, 401, 401]);
    expect(await world.account()).toEqual(nothing);
    expect((await post('/google', body, await pushHeader())).status).toBe(204);
    expect((await world.account()).coins).toBe(100);
  });

  it('gives nothing for a message of another package, or about a purchase that Google does not have', async () => {
    const push = async (data: object) => {
      const encoded = Buffer.from(JSON.stringify(data)).toString('base64');
      const body = JSON.stringify({message: {data: encoded}});
      return (await post('/google', body, await pushHeader())).status;
    };
    world.phone.store.boughtOutside('coins_100', {accountToken: USER});
    const right = {sku: 'coins_100', purchaseToken: world.tokenOf(0)};
    const about = (packageName: string, change: object) =>
      push({packageName, oneTimeProductNotification: {...right, ...change}});
    const {id} = world.store.app;
    expect(await about('com.other', {})).toBe(204);
    expect(await about(id, {purchaseToken: 'forged'})).toBe(204);
    expect(await push({packageName: id, testNotification: {version: '1.0'}})).toBe(204);
    expect(await world.account()).toEqual(nothing);
    const text = JSON.stringify({message: {data: 'not JSON'}});
    expect((await post('/google', text, await pushHeader())).status).toBe(400);
  });
});

describe.each(['ios', 'android'] as const)('on %s', (os) => {
  /** What the app does last; the server acknowledges on Android before that. */
  const closed = os === 'ios' ? 'finished' : 'consumed';
  beforeEach(async () => {
    world = await openWorld(os);
  });

  it('says nothing to someone who is not signed in', async () => {
    const body = JSON.stringify({platform: os, token: 'x', productId: 'coins_100'});
    expect((await post('/purchases', body)).status).toBe(401);
    expect((await world.request('/account')).status).toBe(401);
  });

  it('changes nothing when a message is repeated, or comes after a newer one', async () => {
    await world.buy('pro_monthly');
    await world.phone.store.renew();
    world.phone.store.refund();
    await world.quiet();
    const statuses = await world.tell({reversed: true});
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect(await world.account()).toEqual(nothing);
    await world.buy('coins_100');
    await world.tell({again: true});
    await world.tell({again: true, reversed: true});
    expect(await world.account()).toEqual({coins: 100, access: {}, unpaid: {}});
  });

  it('keeps a purchase that the store tells before the app does', async () => {
    world.phone.kill();
    world.phone.store.boughtOutside('coins_100', {accountToken: USER});
    expect(await world.tell()).toEqual([204]);
    expect((await world.account()).coins).toBe(100);
    world.phone.start();
    await world.quiet();
    expect((await world.account()).coins).toBe(100);
    expect(world.phone.store.purchases).toMatchObject([{[closed]: true}]);
  });

  it('keeps a purchase without an account for the first user who brings it', async () => {
    world.phone.kill();
    world.phone.store.boughtOutside('remove_ads');
    await world.tell();
    expect(await world.account()).toEqual(nothing);
    const token = world.tokenOf(0);
    expect(await world.check(token, 'remove_ads')).toMatchObject({ofAnother: false});
    const second = await world.check(token, 'remove_ads', FRIEND);
    expect(second).toMatchObject({genuine: true, ofAnother: true, account: nothing});
    expect((await world.account()).access).toHaveProperty('remove_ads');
  });

  it('gives a purchase to the user who made it, not to one who has its token', async () => {
    world.phone.kill();
    world.phone.store.boughtOutside('remove_ads', {accountToken: USER});
    const stolen = await world.check(world.tokenOf(0), 'remove_ads', FRIEND);
    expect(stolen).toMatchObject({genuine: true, ofAnother: true, accessUntil: null});
    expect(stolen.account).toEqual(nothing);
    expect((await world.account()).access).toHaveProperty('remove_ads');
  });

  it('gives once when its answer is lost', async () => {
    world.road = 'answer lost';
    await world.buy('coins_100');
    expect(world.phone.store.purchases).toMatchObject([{[closed]: false}]);
    world.road = 'good';
    await restart();
    expect((await world.account()).coins).toBe(100);
    expect(world.phone.store.purchases).toMatchObject([{[closed]: true}]);
  });

  it('gives once when a request arrives twice', async () => {
    world.road = 'twice';
    await world.buy('coins_100');
    expect((await world.account()).coins).toBe(100);
    expect(world.phone.store.purchases).toMatchObject([{[closed]: true}]);
  });

  it('says "later" while the store does not answer, and loses nothing', async () => {
    world.online = false;
    await world.buy('coins_100');
    expect(world.answers).toEqual([]);
    expect(world.phone.store.purchases).toMatchObject([{[closed]: false}]);
    const [status] = await world.tell();
    expect(status).toBe(503);
    world.online = true;
    expect(await world.tell()).toEqual([204]);
    await restart();
    expect((await world.account()).coins).toBe(100);
    expect(world.phone.store.purchases).toMatchObject([{[closed]: true}]);
  });

  it('counts purchases of the test environment for testers only', async () => {
    world = await openWorld(os, {environment: 'Sandbox'});
    await world.buy('remove_ads', USER);
    expect(world.answers).toMatchObject([{genuine: true, state: 'paid', accessUntil: null}]);
    expect(await world.account()).toEqual(nothing);
    await world.buy('coins_100', TESTER);
    await world.tell();
    expect(await world.account(TESTER)).toEqual({coins: 100, access: {}, unpaid: {}});
  });

  it('asks again about a test plan within minutes, since it renews as fast', async () => {
    world = await openWorld(os, {environment: 'Sandbox'});
    await world.buy('pro_monthly', TESTER);
    world.phone.store.setPayments(false);
    await world.phone.forward({days: 50});
    expect((await world.account(TESTER)).unpaid).toEqual({pro_monthly: 'hold'});
    world.phone.store.setPayments(true);
    await world.phone.forward({hours: 15 / 60});
    expect((await world.account(TESTER)).access.pro_monthly).toBeGreaterThan(world.phone.time);
  });
});
