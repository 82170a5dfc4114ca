import {describe, expect, it} from 'vitest';
import {settle} from './clock.ts';
import {createSimulator} from './simulator.ts';
import {openApp, rejection, toList, worlds, type TestApp} from './testing/testApp.ts';
import type {Moment} from './moments.ts';

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
    const verdict = await server.book('user', proof);
    if (verdict !== 'booked' && verdict !== 'known') return;
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
  // At once: the stream tells what is unfinished when the first listener comes, and not again.
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

describe('what must never happen', () => {
  const ledger = () => {
    const phone = createSimulator({version: '2.8.8', platform: 'ios'});
    return {...phone, kinds: () => phone.ledger.faults.map(({kind}) => kind)};
  };

  it('given twice', () => {
    const {store, ledger: rows, kinds} = ledger();
    const {id} = store.sell('coins_100');
    rows.give(id);
    rows.give(id);
    expect(kinds()).toEqual(['given twice']);
  });

  it('given unpaid: while the payment is pending, and after a refund', () => {
    const {store, ledger: rows, kinds} = ledger();
    rows.give(store.sell('coins_100', {pending: true}).id);
    const {id} = store.sell('remove_ads');
    store.refund(id);
    rows.give(id);
    expect(kinds()).toEqual(['given unpaid', 'given unpaid']);
  });

  it('finished before given', () => {
    const {store, kinds} = ledger();
    store.finishTransaction(store.sell('coins_100'));
    expect(kinds()).toEqual(['finished before given']);
  });

  it('a server gives a key once, and takes back what was refunded', async () => {
    const {store, server} = ledger();
    const {token, id} = store.sell('remove_ads', {accountToken: 'ABC'});
    expect(await server.book('someone', token)).toBe('refused');
    expect(await server.book('abc', token)).toBe('booked');
    expect(await server.book('abc', token)).toBe('known');
    store.refund(id);
    expect(await server.book('abc', token)).toBe('revoked');
    expect(await server.book('abc', 'forged')).toBe('refused');
  });
});

describe('impossible requests', () => {
  const ios = () => createSimulator({version: '2.8.8', platform: 'ios'});
  const android = () => createSimulator({version: '2.8.8', platform: 'android'});

  it('name what is wrong', () => {
    expect(() => createSimulator({version: '9.9.9', platform: 'ios'})).toThrow(
      'The simulator knows expo-iap 2.8.8, 2.8.0, 2.7.5, not 9.9.9.',
    );
    expect(() => ios().store.sell('gold')).toThrow(
      'The catalog has no product "gold"; it has coins_100, coins_500, remove_ads, pro_monthly, pro_yearly.',
    );
    expect(() => ios().store.pay('T9')).toThrow('There is no purchase "T9"; the store made none.');
    expect(() => ios().ledger.give('T9')).toThrow('The ledger knows no purchase "T9".');
    expect(() => ios().device.useAccount('x')).toThrow('"x" is not signed in on the device');
    expect(() => ios().device.startApp()).toThrow('The app is running already');
    expect(() => ios().store.redeem('X')).toThrow('There is no offer code "X".');
    expect(() => android().server.remember('X', 'user')).toThrow('No purchase has the key "X".');
    expect(() => ios().store.gate.hold()).not.toThrow();
    expect(() => (ios().store.gate.delay = -1)).toThrow('An answer cannot take -1 ms.');
  });

  it('a purchase in the wrong state', () => {
    const {store} = ios();
    const {id} = store.sell('coins_100');
    expect(() => store.pay(id)).toThrow('T1 waits for no payment: it is paid.');
    expect(() => store.cancel(id)).toThrow(
      'T1 is a purchase of "coins_100", which is no subscription.',
    );
    store.refund(id);
    expect(() => store.refund(id)).toThrow('T1 is refunded.');
  });

  it('a clock that runs backwards', async () => {
    await expect(ios().clock.advance(-1)).rejects.toThrow('it never runs backwards');
  });

  it('a catalog that cannot exist', () => {
    const [coins] = ios().catalog.visible;
    const twice = coins ? [coins, coins] : [];
    expect(() => createSimulator({version: '2.8.8', platform: 'ios', catalog: twice})).toThrow(
      'The product "coins_100" of the catalog is listed twice.',
    );
  });

  it('an answer of the other store', async () => {
    const apple = await openApp({version: '2.8.8', platform: 'ios'});
    await apple.start('coins_100');
    apple.simulator.store.sheets.push({billing: 5});
    expect((await rejection(apple.buy('coins_100'))).message).toContain('no billing codes');
    const google = await openApp({version: '2.8.8', platform: 'android'});
    await google.start('coins_100');
    google.simulator.store.sheets.push({billing: 99});
    expect((await rejection(google.buy('coins_100'))).message).toContain('no response code 99');
    expect(toList(await google.readPurchases())).toEqual([]);
  });
});
