import {beforeEach, describe, expect, it} from 'vitest';
import {appleKey, pushHeader} from './keys.ts';
import {nothing, USER} from './shop.ts';
import {connectStores, openWorld, world} from './world.ts';

connectStores();

const post = (path: string, body: string, authorization = '') =>
  world.request(path, {method: 'POST', headers: {authorization}, body});
/** What the store told about the newest thing that happened, without an answer of the server. */
const takeBody = async () => {
  await world.store.send(() => new Response(null, {status: 503}));
  return world.store.messages.at(-1)?.body ?? '';
};

describe('on iOS', () => {
  beforeEach(() => openWorld('ios'));

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
  beforeEach(() => openWorld('android'));

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
    expect(world.log.join('\n')).toContain('PUSH_SERVICE_ACCOUNT');
    expect(await world.account()).toEqual(nothing);
    expect((await post('/google', body, await pushHeader())).status).toBe(204);
    expect((await world.account()).coins).toBe(100);
  });
});

describe.each(['ios', 'android'] as const)('on %s', (os) => {
  beforeEach(() => openWorld(os));

  it('says nothing to someone who is not signed in', async () => {
    const body = JSON.stringify({platform: os, token: 'x', productId: 'coins_100'});
    expect((await post('/purchases', body)).status).toBe(401);
    for (const [path, method] of [
      ['/account', 'GET'],
      ['/consent', 'PUT'],
      ['/spend', 'POST'],
    ] as const)
      expect((await world.request(path, {method})).status).toBe(401);
  });

  it('tells of a test purchase of somebody who is no tester', async () => {
    await openWorld(os, {environment: 'Sandbox'});
    await world.buy('remove_ads', USER);
    const seen = {genuine: true, environment: 'Sandbox', owner: 'you', accessUntil: null};
    expect(world.answers).toMatchObject([seen]);
    expect(world.log.join('\n')).toContain(`"${USER}", who is not in TESTERS`);
  });
});
