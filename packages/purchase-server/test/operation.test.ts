import {describe, expect, it} from 'vitest';
import {createPurchaseServer, type PurchaseServerOptions} from '../src/server.ts';
import {sessionHeader} from './keys.ts';
import {nothing, USER} from './shop.ts';
import {connectStores, keepLines, openWorld, type World} from './world.ts';

connectStores();

const systems = ['ios', 'android'] as const;

/** Every store call waits until it is let go. */
function holdStores(world: World): () => void {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  world.before = async (_request, ask) => {
    await held;
    return ask();
  };
  return letGo;
}

const impatient = ({apple, google}: PurchaseServerOptions): Partial<PurchaseServerOptions> => ({
  ...(apple && {apple: {...apple, limit: 200}}),
  ...(google && {google: {...google, limit: 200}}),
});

it.each(systems)(
  'a store that never answers is "later" for the app, and holds nobody, on %s',
  async (os) => {
    const world = await openWorld(os, {adapt: impatient});
    await world.buy('pro_monthly');
    await world.phone.store.renew();
    world.phone.kill();
    world.phone.store.boughtOutside('coins_100', {accountToken: USER});
    const letGo = holdStores(world);
    const newest = world.phone.store.purchases.at(-1)?.token ?? '';
    expect((await world.send(newest, 'coins_100')).status).toBe(503);
    expect(world.log.join('\n')).toContain('has not answered within 0.2 s');
    // The plan has been renewed, which only the store knows: it stays open, and the answer says so.
    const account = await world.account();
    expect(account.access.pro_monthly).toBeGreaterThan(world.phone.time);
    expect(account.unconfirmed).toEqual(account.access);
    letGo();
  },
);

describe.each(systems)('a plan whose store cannot be asked, on %s', (os) => {
  it('stays open for a day after its end, and no longer', async () => {
    const world = await openWorld(os);
    await world.buy('pro_monthly');
    const end = world.phone.store.purchases[0]?.expiresAt ?? 0;
    const hours = (end - world.phone.time) / 3_600_000;
    world.online = false;
    await world.phone.forward({hours: hours + 23});
    expect((await world.account()).unconfirmed).toEqual({pro_monthly: end + 24 * 3_600_000});
    await world.phone.forward({hours: 2});
    expect(await world.account()).toEqual(nothing);
  });

  it('is not open when it was canceled', async () => {
    const world = await openWorld(os);
    await world.buy('pro_monthly');
    world.phone.store.cancel();
    await world.tell();
    world.online = false;
    await world.phone.forward({days: 32});
    expect(await world.account()).toEqual(nothing);
  });
});

it.each(systems)('a shutdown finishes what runs, and takes nothing new, on %s', async (os) => {
  const world = await openWorld(os);
  world.phone.kill();
  world.phone.store.boughtOutside('coins_100', {accountToken: USER});
  const letGo = holdStores(world);
  const asked = world.send(world.tokenOf(0), 'coins_100');
  await world.quiet();
  const closed = world.server.close();
  expect((await world.send(world.tokenOf(0), 'coins_100')).status).toBe(503);
  letGo();
  expect(await (await asked).json()).toMatchObject({genuine: true, account: {coins: 100}});
  await closed;
});

it('a user who sends purchase after purchase has to wait, and nobody else', async () => {
  const world = await openWorld('android', {rate: {requests: 3, seconds: 60}});
  let calls = 0;
  world.before = (_request, ask) => {
    calls += 1;
    return ask();
  };
  const statuses = [];
  for (let index = 0; index < 6; index += 1)
    statuses.push((await world.send(`forged-${index}`, 'coins_100')).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
  const asked = calls;
  const response = await world.send('forged', 'coins_100');
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(calls).toBe(asked);
  expect((await world.send('forged', 'coins_100', 'another user')).status).toBe(200);
});

it.each(systems)('no token, signed text or key is in any line of the log, on %s', async (os) => {
  const world = await openWorld(os);
  world.phone.kill();
  world.phone.store.boughtOutside('coins_100', {accountToken: USER});
  world.phone.store.boughtOutside('pro_monthly', {accountToken: USER});
  const [token, plan] = [world.tokenOf(0), world.tokenOf(1)];
  await world.check(plan, 'pro_monthly');
  world.before = async ({url}, ask) => (url.endsWith(':acknowledge') ? Response.error() : ask());
  await world.send(token, 'coins_100');
  // The plan is read again, for its user and because it is due.
  world.before = async () => Response.error();
  await world.phone.forward({days: 40});
  await world.account();
  await world.phone.forward({days: 1});
  await world.server.work();
  const ways: World['before'][] = [
    async () => Response.json({error: {code: 500, message: 'Backend error'}}, {status: 500}),
    async () => Response.json({errorCode: 4290000}, {status: 429}),
    async () => Response.json({}, {status: 401}),
    async () => Response.error(),
    async () => Response.json({}, {status: 404}),
  ];
  for (const way of ways) {
    world.before = way;
    await world.send(token, 'coins_100');
    await world.tell();
    await world.server.work().catch(() => undefined);
  }
  expect(world.log.length).toBeGreaterThan(0);
  const parts = os === 'ios' ? [token, plan].flatMap((one) => one.split('.')) : [token, plan];
  for (const part of parts) expect(world.log.join('\n')).not.toContain(part);
});

it.each([
  ['/purchases', 'POST', '{'],
  ['/purchases', 'POST', '[]'],
  ['/purchases', 'POST', '{"platform": "web", "token": "x", "productId": "y"}'],
  ['/spend', 'POST', '{"id": "", "coins": 1}'],
  ['/spend', 'POST', '{"id": "a", "coins": 1.5}'],
  ['/consent', 'PUT', '{"agreed": 1}'],
])('%s answers %s of %s with 400 and a sentence', async (path, method, body) => {
  const world = await openWorld('ios');
  const headers = {authorization: await sessionHeader(USER)};
  const response = await world.request(path, {method, headers, body});
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({error: expect.any(String)});
});

it('a body that is too long is refused, and nothing is asked', async () => {
  const world = await openWorld('ios');
  const headers = {authorization: await sessionHeader(USER)};
  const body = JSON.stringify({token: 'x'.repeat(300 * 1024)});
  const response = await world.request('/purchases', {method: 'POST', headers, body});
  expect(response.status).toBe(413);
});

it('a database that cannot be opened is "later", told, and tried again', async () => {
  const lines: string[] = [];
  const server = createPurchaseServer({
    ...{database: '/nowhere/at/all/purchases.db', products: {}, userOf: async () => USER},
    log: keepLines(lines),
  });
  const ask = () => server.fetch(new Request('https://api.example.com/account'));
  expect([(await ask()).status, (await ask()).status]).toEqual([503, 503]);
  expect(lines.join('\n')).toContain('The database cannot be opened');
  await expect(server.open()).rejects.toThrow();
  await server.close();
});
