import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {DAY} from '../simulator/clock.ts';
import {exampleCatalog} from '../simulator/exampleCatalog.ts';
import {createStores} from '../simulator/simulator.ts';
import {newest} from '../simulator/testing/testApp.ts';
import {traitsOf} from '../simulator/versions.ts';
import {openPocket} from './openPocket.ts';
import type {RunningPhone} from './runningPhone.ts';
import type {FileSystem} from './storage.ts';
import {newFiles, openPocketApp, type PocketApp} from './testing/pocketApp.ts';

beforeEach(() => void vi.useFakeTimers({toFake: ['Date', 'setInterval', 'clearInterval']}));
afterEach(() => void vi.useRealTimers());

/** What the store has sold, as far as an app, a server or a person at the controls can see it. */
const soldBy = ({phone}: RunningPhone) =>
  phone?.store.purchases.map(({id, token, orderId, payment, finished, expiresAt, ...one}) => ({
    ...{id, token, orderId, payment, finished, expiresAt},
    state: one.subscription?.state,
    row: phone.ledger.rows.get(id),
  }));

async function buy({app, phone, when}: PocketApp, product: string): Promise<void> {
  const bought = app.buy(product);
  await when(() => phone.sheet !== undefined);
  expect(phone.sheet?.title).toBe(phone.phone?.catalog.get(product).title);
  phone.answer('approve');
  await bought;
}

describe.each(['ios', 'android'] as const)('on %s', (platform) => {
  it('sells what is paid in the sheet, and what was open is there again after a kill', async () => {
    const first = await openPocketApp(platform, ['coins_100']);
    await buy(first, 'coins_100');
    expect(first.app.updates).toMatchObject([{productId: 'coins_100'}]);
    const sold = soldBy(first.phone);
    await first.phone.kill();
    expect(first.reloads()).toBe(1);

    const second = await first.restart('coins_100');
    expect(soldBy(second.phone)).toEqual(sold);
    const [open] = platform === 'ios' ? second.app.updates : await second.app.readPurchases();
    expect(open).toMatchObject({productId: 'coins_100'});
    await second.app.finish(open ?? {}, true);
    const third = await second.restart('coins_100');
    expect(third.app.updates).toEqual([]);
    expect(await third.app.readPurchases()).toEqual([]);
    const {ledger} = third.phone.phone ?? {};
    expect(ledger?.rows.get('T1')).toMatchObject({paid: true, given: 1, finished: true});
    expect(ledger?.faultsNow).toEqual([]);
  });

  it('restores what was bought, and lets a plan renew while nobody looks', async () => {
    const first = await openPocketApp(platform, ['remove_ads', 'pro_monthly']);
    await buy(first, 'remove_ads');
    for (const update of first.app.updates) await first.app.finish(update);
    await first.phone.act(({store, clock}) => {
      store.sold('pro_monthly');
      return clock.advance(31 * DAY);
    });
    const sold = soldBy(first.phone);
    const second = await first.restart('remove_ads', 'pro_monthly');
    expect(soldBy(second.phone)).toEqual(sold);
    const restored = await second.app.readPurchases();
    expect(restored.map(({productId}) => productId)).toContain('remove_ads');

    vi.setSystemTime(Date.now() + 31 * DAY);
    const third = await second.restart('pro_monthly');
    const {clock, store} = third.phone.phone ?? {};
    expect(clock?.now).toBe(Date.now() + 31 * DAY);
    expect(store?.purchases.at(-1)?.expiresAt).toBeGreaterThan(Date.now() + 31 * DAY);
  });

  it('brings a payment that was approved after the restart', async () => {
    const first = await openPocketApp(platform, ['remove_ads']);
    const asked = Promise.resolve(first.app.buy('remove_ads')).catch(() => {});
    await first.when(() => first.phone.sheet !== undefined);
    first.phone.answer('pending');
    await asked;
    const second = await first.restart('remove_ads');
    await second.phone.act(({store}) => store.pay('T1'));
    expect(second.app.updates).toMatchObject([{productId: 'remove_ads'}]);
  });

  it('is killed before the app sees the purchase, which the next process gets', async () => {
    const first = await openPocketApp(platform, ['coins_100']);
    first.phone.killWhen('delivered');
    void first.app.buy('coins_100');
    await first.when(() => first.phone.sheet !== undefined);
    first.phone.answer('approve');
    await vi.waitFor(() => expect(first.reloads()).toBe(1));
    expect(first.app.updates).toEqual([]);
    expect(first.phone.phone?.ledger.rows.get('T1')).toMatchObject({paid: true, given: 0});
    const second = await first.restart('coins_100');
    const found = platform === 'ios' ? second.app.updates : await second.app.readPurchases();
    expect(found).toMatchObject([{productId: 'coins_100'}]);
  });
});

it('still kills nothing after a restart when the kill was taken back', async () => {
  const first = await openPocketApp('ios', ['coins_100']);
  first.phone.killWhen('paid');
  await first.phone.act(({moments}) => moments.forget('paid'));
  await buy(first, 'coins_100');
  for (const update of first.app.updates) await first.app.finish(update, true);
  const second = await first.restart('coins_100');
  expect(second.phone.phone?.store.purchases).toMatchObject([{finished: true}]);
  await buy(second, 'coins_100');
  expect(second.reloads()).toBe(0);
});

it('does not find a product that the store does not sell', async () => {
  const {app} = await openPocketApp('android', []);
  const request = {skus: ['coins_100', 'unknown'], type: 'inapp'};
  expect(await app.call('fetchProducts', request)).toMatchObject([{id: 'coins_100'}]);
});

it('begins a new account when asked to, and for other products', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  const files = newFiles();
  const first = await openPocketApp('ios', ['coins_100'], files);
  await buy(first, 'coins_100');
  const other = await openPocketApp('ios', [], files, exampleCatalog.slice(0, 1));
  expect(soldBy(other.phone)).toEqual([]);
  await buy(await other.restart('coins_100'), 'coins_100');
  const again = await other.restart();
  expect(soldBy(again.phone)).toHaveLength(1);
  await again.phone.reset();
  expect(soldBy((await again.restart()).phone)).toEqual([]);
});

it('does not grow while the app only looks', async () => {
  const lengths = [];
  for (const looks of [1, 5]) {
    let saved = '';
    const files: FileSystem = {
      documentDirectory: 'documents/',
      getInfoAsync: async () => ({exists: saved !== ''}),
      readAsStringAsync: async () => saved,
      writeAsStringAsync: async (_, text) => void (saved = text),
    };
    let app = await openPocketApp('ios', ['coins_100'], files);
    await buy(app, 'coins_100');
    for (let visit = 0; visit < looks; visit += 1) {
      for (let look = 0; look < looks; look += 1) await app.app.readPurchases();
      app = await app.restart('coins_100');
      expect(soldBy(app.phone)).toHaveLength(1);
    }
    lengths.push(JSON.parse(saved).entries.length);
  }
  expect(lengths[1]).toBe(lengths[0]);
});

it('refuses to run in a release', () => {
  vi.stubGlobal('__DEV__', false);
  const known = {version: newest, traits: traitsOf(newest), catalog: exampleCatalog};
  expect(() => openPocket(createStores.ios, {...known, platform: 'ios'})).toThrow(
    /is for development/,
  );
});
