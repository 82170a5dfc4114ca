import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {getRequestListener, serve, type ServerType} from '@hono/node-server';
import express from 'express';
import {Hono} from 'hono';
import {describe, expect, it} from 'vitest';
import {sessionHeader} from './keys.ts';
import {USER} from './shop.ts';
import {connectStores, openWorld, type World} from './world.ts';

connectStores();

describe('the handler runs', () => {
  const places: readonly (readonly [string, (world: World) => Promise<Place>])[] = [
    ['as a route of Next, which keeps the path', inNext],
    ['in Express, below a path', inExpress],
    ['in Hono, below a path', inHono],
  ];
  it.each(places)('%s', async (_title, open) => {
    const basePath = open === inNext ? '/shop' : '/';
    const world = await openWorld('android', {basePath});
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

  it('with Postgres where there is no file system and no program in C, as in a worker', () => {
    const refuse = `
      const check = (name, from) => {
        if (!/tsx/.test(from) && /^(?:node:)?(?:fs|child_process)$|^libsql$/.test(name))
          throw new Error('A worker has no ' + name);
      };`;
    const hooks = `${refuse} export async function resolve(name, context, next) {
      check(name, context.parentURL ?? ''); return next(name, context); }`;
    const program = `import Module, {register} from 'node:module';
      ${refuse}
      const load = Module._load;
      Module._load = (name, parent, ...rest) => {
        check(name, parent?.filename ?? ''); return load(name, parent, ...rest); };
      register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(hooks)}));
      const {createPurchaseServer} = await import(${JSON.stringify(new URL('../src/server.ts', import.meta.url).href)});
      const open = (database) => createPurchaseServer({database, products: {}, userOf: async () => null})
        .open().catch((error) => console.log(error.message));
      await open('postgres://127.0.0.1:1/x');
      await open('./purchases.db');`;
    const run = ['--import', 'tsx', '--input-type=module', '-e', program];
    const {stdout, stderr} = spawnSync(process.execPath, run, {encoding: 'utf8'});
    const told = stdout.split('\n');
    expect(told[0], stderr).toMatch(/cannot be reached: .*ECONNREFUSED/);
    expect(told[1]).toMatch(/A worker has no/);
  });
});

type Place = {readonly address: string; readonly close: () => Promise<unknown>};

async function inExpress({server}: World): Promise<Place> {
  const app = express();
  app.use('/shop', getRequestListener(server.fetch));
  app.get('/own', (_request, response) => void response.send('own'));
  return listening(app.listen(0));
}

async function inNext({server: {fetch}}: World): Promise<Place> {
  const route = {GET: fetch, POST: fetch, PUT: fetch, DELETE: fetch};
  const isMethod = (name: string): name is keyof typeof route => name in route;
  const answer = (request: Request) =>
    isMethod(request.method) && !request.url.endsWith('/own')
      ? route[request.method](request)
      : new Response('own');
  return listening(serve({fetch: answer, port: 0}));
}

async function inHono({server}: World): Promise<Place> {
  const app = new Hono();
  app.mount('/shop', server.fetch);
  app.get('/own', (context) => context.text('own'));
  return listening(serve({fetch: app.fetch, port: 0}));
}

async function listening(server: ServerType): Promise<Place> {
  await once(server, 'listening');
  const port: unknown = Reflect.get(Object(server.address()), 'port');
  const close = () => once(server.close(), 'close');
  return {address: `http://127.0.0.1:${port}`, close};
}
