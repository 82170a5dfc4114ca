import {afterEach, describe, expect, it, vi} from 'vitest';
import {settle} from './clock.ts';
import type {Moment} from './moments.ts';
import {openApp, rejection, type TestApp, worlds} from './testing/testApp.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const DAY = 24 * 60 * 60 * 1000;

/** A careful app: asks its server, and finishes what is booked. */
function live(app: TestApp): void {
  const {server, store} = app.simulator;
  const settled = new Set<string>();
  const settlePurchase = async (payload: Readonly<Record<string, unknown>>) => {
    const proof =
      payload.jwsRepresentationIOS ?? payload.jwsRepresentationIos ?? payload.purchaseTokenAndroid;
    if (typeof proof !== 'string' || settled.has(proof) || payload.purchaseStateAndroid === 2)
      return;
    const {genuine, state} = await server.check('user', proof);
    if (!genuine || state !== 'paid') return;
    await app.finish(payload, true);
    settled.add(proof);
  };
  app.call('purchaseUpdatedListener', (payload: Readonly<Record<string, unknown>>) => {
    settlePurchase(payload).catch(() => {});
  });
  if ('setups' in store) {
    void app.readPurchases().then((list) => list.map((one) => settlePurchase(one).catch(() => {})));
  }
}

async function startLive(app: TestApp): Promise<void> {
  await app.call('initConnection');
  // At once: the stream sends what is unfinished when the first listener comes, and not again.
  live(app);
  await app.load('coins_100');
  await settle();
}

describe.each(worlds)('an app that dies or loses the world, $version on $platform', (world) => {
  const moments: Moment[] = [
    'sheet opened',
    'paid',
    'delivered',
    'asked server',
    'booked',
    'finishing',
    'finished',
  ];

  it.each(moments)(
    'killed at "%s", it gives a paid purchase once after the next start',
    async (moment) => {
      const app = await openApp(world);
      await startLive(app);
      const {device, moments: acts, ledger, store} = app.simulator;
      acts.when(moment, () => device.killApp());
      void app.buy('coins_100');
      await settle();
      expect(device.running).toBe(false);
      device.startApp();
      await startLive(app);
      expect(ledger.rows.get('T1')).toMatchObject({paid: true, given: 1, finished: true});
      expect(ledger.faults).toEqual([]);
      expect(store.get('T1').finished).toBe(true);
    },
  );

  it('without network while the sheet is open, nothing is sold', async () => {
    const app = await openApp(world);
    await startLive(app);
    const {device, moments: acts, store} = app.simulator;
    acts.when('sheet opened', () => (device.network = false));
    const code = world.platform === 'ios' ? 'E_PURCHASE_ERROR' : 'E_NETWORK_ERROR';
    expect((await rejection(app.buy('coins_100'))).code).toBe(code);
    expect(store.purchases).toEqual([]);
  });

  it('events of a dead process never arrive', async () => {
    const app = await openApp(world);
    await app.start('coins_100');
    const {device, moments: acts} = app.simulator;
    acts.when('paid', () => device.killApp());
    void app.buy('coins_100');
    await settle();
    device.startApp();
    await settle();
    expect(app.updates).toEqual([]);
  });

  it('nothing of the host is needed: no time, no chance, no timer', async () => {
    const refuse = () => {
      throw new Error('The simulator asked its host.');
    };
    for (const name of ['setTimeout', 'setInterval', 'setImmediate', 'fetch']) {
      vi.stubGlobal(name, refuse);
    }
    vi.spyOn(Math, 'random').mockImplementation(refuse);
    vi.spyOn(Date, 'now').mockImplementation(refuse);
    const app = await openApp(world);
    await startLive(app);
    await app.buy('coins_100');
    app.simulator.store.sold('pro_monthly');
    await app.simulator.clock.advance(40 * DAY);
    expect(app.simulator.ledger.rows.get('T1')).toMatchObject({given: 1, finished: true});
  });

  it.each(['delivered', 'finishing'] as const)(
    'without network at "%s", the next start settles it',
    async (moment) => {
      const app = await openApp(world);
      await startLive(app);
      const {device, moments: acts, ledger} = app.simulator;
      acts.when(moment, () => (device.network = false));
      await Promise.allSettled([app.buy('coins_100')]);
      await settle();
      device.network = true;
      device.restartApp();
      await startLive(app);
      expect(ledger.rows.get('T1')).toMatchObject({given: 1, finished: true});
      expect(ledger.faults).toEqual([]);
    },
  );

  it('a server that is down or slow loses nothing', async () => {
    const app = await openApp(world);
    const {server, device, clock, ledger} = app.simulator;
    await startLive(app);
    server.mood = 'down';
    await app.buy('coins_100');
    await settle();
    expect(ledger.rows.get('T1')?.given).toBe(0);
    server.mood = 'well';
    server.gate.delay = 5000;
    device.restartApp();
    await startLive(app);
    expect(ledger.rows.get('T1')).toMatchObject({given: 1, finished: false});
    await clock.advance(5000);
    expect(ledger.rows.get('T1')).toMatchObject({given: 1, finished: true});
  });

  it('answers of a dead process never arrive', async () => {
    const app = await openApp(world);
    await app.start('coins_100');
    const close = app.simulator.store.gate.hold();
    let answered = false;
    const done = () => (answered = true);
    void app.buy('coins_100').then(done, done);
    await settle();
    app.simulator.device.restartApp();
    close();
    await settle();
    expect(answered).toBe(false);
    expect(app.simulator.store.get('T1').payment).toBe('paid');
  });

  it('the same seed and the same acts give the same log', async () => {
    const run = async (seed: number) => {
      const app = await openApp({...world, seed});
      await startLive(app);
      await app.buy('coins_100');
      app.simulator.store.sold('pro_monthly');
      await app.simulator.clock.advance(40 * DAY);
      return app.simulator.log.toText();
    };
    const text = await run(7);
    expect(await run(7)).toBe(text);
    expect(await run(8)).not.toBe(text);
  });
});
