import {withVideo} from 'expo-iap-test-kit/testing/videoPlan';
import {beforeEach, describe, expect, it} from 'vitest';
import {pushHeader} from './keys.ts';
import {catalog, nothing, USER} from './shop.ts';
import {connectStores, openWorld, world} from './world.ts';

connectStores();

beforeEach(() => openWorld('android'));

const push = async (data: object | 'not JSON') => {
  const encoded =
    typeof data === 'string' ? data : Buffer.from(JSON.stringify(data)).toString('base64');
  return world.request('/google', {
    method: 'POST',
    headers: {authorization: await pushHeader()},
    body: JSON.stringify({message: {data: encoded}}),
  });
};

/** The calls to Google from now on. */
const countCalls = () => {
  const calls: string[] = [];
  world.before = (request, ask) => {
    calls.push(request.url);
    return ask();
  };
  return calls;
};

describe('a subscription of Google', () => {
  it.each([{accountToken: USER}, {}])(
    'that is taken up again in the Play Store has its owner, and is acknowledged: %j',
    async (account) => {
      world.phone.kill();
      world.phone.store.boughtOutside('pro_monthly', account);
      await world.check(world.tokenOf(0), 'pro_monthly');
      await world.phone.store.expire();
      await world.tell();
      world.phone.store.resubscribe();
      await world.tell();
      expect((await world.account()).access).toHaveProperty('pro_monthly');
      expect(world.phone.store.purchases.at(-1)).toMatchObject({acknowledged: true});
    },
  );

  it('with an add-on is acknowledged by the product that Google knows it by', async () => {
    await openWorld('android', {
      ...{lineItems: 'newest first', phone: {products: withVideo}},
      products: {...catalog, video: {kind: 'subscription'}},
    });
    world.phone.kill();
    world.phone.store.boughtOutside('pro_monthly', {accountToken: USER});
    world.phone.store.addOn('video');
    const asked: string[] = [];
    world.before = ({url}, ask) => {
      if (url.endsWith(':acknowledge')) asked.push(url.split('/').at(-3) ?? '');
      return ask();
    };
    await world.tell();
    expect(asked).toEqual(['video', 'pro_monthly']);
    expect(world.phone.store.purchases.at(-1)).toMatchObject({acknowledged: true});
  });

  it('that was on hold ends when Google has forgotten it', async () => {
    await world.buy('pro_monthly');
    world.phone.store.setPayments(false);
    await world.phone.forward({days: 50});
    expect((await world.account()).unpaid).toEqual({pro_monthly: 'hold'});
    await world.phone.forward({days: 130});
    expect(await world.account()).toEqual(nothing);
    const calls = countCalls();
    await world.account();
    expect(calls).toEqual([]);
  });
});

describe('messages of Google', () => {
  it('give nothing for another app, which is told once, or for what Google does not have', async () => {
    world.phone.store.boughtOutside('coins_100', {accountToken: USER});
    const right = {sku: 'coins_100', purchaseToken: world.tokenOf(0)};
    const about = async (packageName: string, change: object = {}) =>
      (await push({packageName, oneTimeProductNotification: {...right, ...change}})).status;
    expect([await about('com.other'), await about('com.other')]).toEqual([204, 204]);
    const told = world.log.filter((line) => line.includes('com.other'));
    expect(told).toEqual([expect.stringContaining('PACKAGE_NAME')]);
    expect(await about(world.store.app.id, {purchaseToken: 'forged'})).toBe(204);
    expect(await world.account()).toEqual(nothing);
    expect((await push('not JSON')).status).toBe(400);
  });

  it('have to come again while the keys of Google cannot be read', async () => {
    const keys = () => Promise.reject(new TypeError('fetch failed'));
    await openWorld('android', {
      adapt: ({google}) => (google ? {google: {...google, push: {...google.push, keys}}} : {}),
    });
    world.phone.store.boughtOutside('coins_100', {accountToken: USER});
    expect(await world.tell()).toEqual([503]);
    expect(world.log.join('\n')).toContain(
      'POST /google has to be tried again: TypeError: fetch failed',
    );
  });
});

describe('what Google answers', () => {
  it.each([413, 414])('with %s is a refusal, which the app does not repeat', async (status) => {
    world.before = async () => Response.json({error: {code: status}}, {status});
    expect(await world.check('x'.repeat(2000), 'coins_100')).toMatchObject({genuine: false});
  });

  it('about the name of the app is "later", and not about the purchase', async () => {
    const errors = [{reason: 'applicationNotFound'}];
    world.before = async () => Response.json({error: {code: 404, errors}}, {status: 404});
    expect((await world.send('a-token', 'coins_100')).status).toBe(503);
    expect(world.log.join('\n')).toContain('PACKAGE_NAME');
  });

  it('is not asked for with a token that no store made', async () => {
    const calls = countCalls();
    for (const token of ['', 'x'.repeat(250_000)])
      expect(await world.check(token, 'coins_100')).toMatchObject({genuine: false});
    expect(calls).toEqual([]);
  });
});

it('refunds that no message told are found on the list, page by page', async () => {
  for (const product of ['coins_100', 'remove_ads', 'pro_monthly']) await world.buy(product);
  world.phone.store.boughtOutside('coins_500', {accountToken: USER, quantity: 2});
  await world.tell();
  for (const name of ['T1', 'T2', 'T3']) world.phone.store.refund(name);
  world.phone.store.refund('T4', {quantity: 1});
  world.phone.store.boughtOutside('coins_500');
  world.phone.store.refund();
  expect((await world.account()).coins).toBe(1100);
  world.before = (request, ask) => {
    const address = new URL(request.url);
    address.searchParams.set('maxResults', '1');
    return address.pathname.endsWith('/voidedpurchases')
      ? ask(new Request(address, request))
      : ask();
  };
  await world.server.work();
  expect(await world.account()).toEqual({...nothing, coins: 500});
});
