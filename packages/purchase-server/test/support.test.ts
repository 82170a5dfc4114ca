import {once} from 'node:events';
import {createServer, type IncomingMessage} from 'node:http';
import {text} from 'node:stream/consumers';
import {beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {signEvent} from '../src/webhook.ts';
import {nothing, SUPPORT_KEY, USER} from './shop.ts';
import {connectStores, openWorld, world} from './world.ts';

connectStores();

const asSupport = (path: string, method: string, body?: object) =>
  world.support(path, {method, ...(body && {body: JSON.stringify(body)})});
beforeEach(async () => {
  await openWorld('android');
  await world.buy('coins_100');
});

describe('support', () => {
  it.each([
    ['/support/purchases?user=x', 'GET'],
    ['/support/grants', 'POST'],
    ['/support/users/x', 'DELETE'],
  ])('%s is for those who have the key', async (path, method) => {
    for (const authorization of ['', 'Bearer ', 'Bearer wrong', await world.session()])
      expect((await world.request(path, {method, headers: {authorization}})).status).toBe(401);
  });

  it('figures of /health need it too, and its answer does not', async () => {
    expect(await (await world.request('/health')).json()).toEqual({ok: true});
    const told: unknown = await (await world.support('/health')).json();
    expect(told).toMatchObject({ok: true, unknownOwners: 0, stuckPurchases: 0});
  });

  it('finds a purchase by its order number, with what the store said about it', async () => {
    const {orderId} = world.phone.store.purchases[0] ?? {};
    const found = await (await world.support(`/support/purchases?order=${orderId}`)).json();
    expect(found.purchases).toMatchObject([{userId: USER, state: 'paid', orderId}]);
    expect(found.purchases[0].history).not.toEqual([]);
    const ofUser = await (await world.support(`/support/purchases?user=${USER}`)).json();
    expect(ofUser).toMatchObject({account: {coins: 100}, purchases: [{orderId}]});
  });

  it('gives coins and access, with a reason, and takes them back', async () => {
    const gift = {user: USER, reason: 'ticket 8'};
    const coins = await (await asSupport('/support/grants', 'POST', {...gift, coins: 50})).json();
    const accessUntil = world.phone.time + 1000;
    await asSupport('/support/grants', 'POST', {...gift, productId: 'remove_ads', accessUntil});
    expect(await world.account()).toEqual({
      ...nothing,
      coins: 150,
      access: {remove_ads: accessUntil},
    });
    expect((await asSupport(`/support/grants/${coins.id}`, 'DELETE')).status).toBe(204);
    expect((await asSupport(`/support/grants/${coins.id}`, 'DELETE')).status).toBe(404);
    expect((await world.account()).coins).toBe(100);
  });

  it.each([
    {},
    {user: USER, coins: 5},
    {user: USER, reason: 'x', coins: -5},
    {user: USER, reason: 'x', productId: 'nothing', accessUntil: 1},
    {user: USER, reason: 'x', productId: 'remove_ads'},
  ])('gives nothing for %j', async (gift) => {
    expect((await asSupport('/support/grants', 'POST', gift)).status).toBe(400);
  });
});

it('your own backend hears of a change once it accepts it, signed, and without the purchase token', async () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const received: {headers: IncomingMessage['headers']; body: string}[] = [];
  let status = 500;
  const backend = createServer(async (request, response) => {
    received.push({headers: request.headers, body: await text(request)});
    response.writeHead(status).end();
  });
  onTestFinished(() => void backend.close());
  await once(backend.listen(0), 'listening');
  const port: unknown = Reflect.get(Object(backend.address()), 'port');
  await openWorld('android', {webhook: {url: `http://127.0.0.1:${port}/shop`, secret}});
  await world.buy('coins_100');
  await world.server.work();
  status = 204;
  await world.server.work();
  expect(received).toHaveLength(1);
  await world.phone.forward({hours: 1});
  await world.server.work();
  await world.server.work();
  expect(received).toHaveLength(2);
  const [first, second] = received;
  expect(second?.body).toBe(first?.body);
  const signed = {id: String(first?.headers['webhook-id']), body: first?.body ?? ''};
  expect(second?.headers).toMatchObject(signEvent({url: '', secret}, signed, world.phone.time));
  expect(JSON.parse(second?.body ?? '')).toMatchObject({
    type: 'purchase.changed',
    data: {user: USER, purchase: {store: 'google', productIds: ['coins_100'], state: 'paid'}},
  });
  expect(second?.body).not.toContain(world.tokenOf(0));
  expect(second?.body).not.toContain(SUPPORT_KEY);
});
