import {getRequestListener, serve} from '@hono/node-server';
import express from 'express';
import {Hono} from 'hono';
import {describe, expect, it} from 'vitest';
import {createPurchaseServer, type PurchaseServerOptions} from '../src/server.ts';
import {sessionHeader} from './keys.ts';
import {USER} from './shop.ts';
import {connectStores, openWorld, type World} from './world.ts';

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

describe.each(systems)('a store that never answers, on %s', (os) => {
  it('is "later" for the app, and holds nobody', async () => {
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
  });
});

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
    expect(await world.account()).toEqual({coins: 0, access: {}, unpaid: {}});
  });

  it('is not open when it was canceled', async () => {
    const world = await openWorld(os);
    await world.buy('pro_monthly');
    world.phone.store.cancel();
    await world.tell();
    world.online = false;
    await world.phone.forward({days: 32});
    expect(await world.account()).toEqual({coins: 0, access: {}, unpaid: {}});
  });
});

describe.each(systems)('a shutdown on %s', (os) => {
  it('finishes what is under way, and takes nothing new', async () => {
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
  const token = world.tokenOf(0);
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
  const parts = os === 'ios' ? token.split('.') : [token];
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
  const keep = (line: string) => void lines.push(line);
  const server = createPurchaseServer({
    ...{database: '/nowhere/at/all/purchases.db', products: {}, userOf: async () => USER},
    log: {info: keep, warn: keep, error: keep},
  });
  const ask = () => server.fetch(new Request('https://api.example.com/account'));
  expect([(await ask()).status, (await ask()).status]).toEqual([503, 503]);
  expect(lines.join('\n')).toContain('The database cannot be opened');
  await expect(server.open()).rejects.toThrow();
  await server.close();
});

describe('the handler runs', () => {
  const places: readonly (readonly [string, (world: World) => Promise<Place>])[] = [
    ['in Express, below a path', inExpress],
    ['in Hono, below a path', inHono],
  ];
  it.each(places)('%s', async (_title, open) => {
    const world = await openWorld('android');
    world.phone.store.boughtOutside('coins_100', {accountToken: USER});
    const {address, close} = await open(world);
    const response = await fetch(`${address}/shop/purchases`, {
      method: 'POST',
      headers: {authorization: await sessionHeader(USER)},
      body: JSON.stringify({platform: 'android', token: world.tokenOf(0), productId: 'coins_100'}),
    });
    expect(await response.json()).toMatchObject({genuine: true, account: {coins: 100}});
    expect(await (await fetch(`${address}/own`)).text()).toBe('own');
    await close();
  });
});

type Place = {readonly address: string; readonly close: () => Promise<unknown>};

async function inExpress({server}: World): Promise<Place> {
  const app = express();
  app.use('/shop', getRequestListener(server.fetch));
  app.get('/own', (_request, response) => void response.send('own'));
  return listening((done) => app.listen(0, done));
}

async function inHono({server}: World): Promise<Place> {
  const app = new Hono();
  app.mount('/shop', server.fetch);
  app.get('/own', (context) => context.text('own'));
  return listening((done) => serve({fetch: app.fetch, port: 0}, done));
}

type Listener = {
  address(): unknown;
  close(done: () => void): unknown;
};

async function listening(listen: (done: () => void) => Listener): Promise<Place> {
  const listener = await new Promise<Listener>((resolve) => {
    const opened: Listener = listen(() => resolve(opened));
  });
  const port: unknown = Reflect.get(Object(listener.address()), 'port');
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => void listener.close(resolve)),
  };
}
