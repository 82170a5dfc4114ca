import {createSimulator, type Simulator} from 'expo-iap-test-kit/simulator';
import type {Product} from 'expo-iap-test-kit/store/catalog';
import {setSimulator} from 'expo-iap-test-kit/testing/host';
import type {LibraryVersion, PlatformName} from 'expo-iap-test-kit/versions';
import type {SampleModule} from 'mdx-samples/modules';
import {beforeAll, describe, expect, it} from 'vitest';
import {apps} from '../upgrade/measure/apps.ts';
import {correct, scan} from '../upgrade/scanned.ts';
import {call, isRecord, type Library, loadLibrary, toRecords} from './library.ts';
import {type RunningApp, startApp} from './runApp.ts';

// Apps that the scanner corrects do on simulated stores what they did before the upgrade.

/** A running app on its phone, with what the tried file exports. */
type Stage = {readonly app: RunningApp; readonly phone: Simulator; readonly exported: Library};

/** What a user does with an app, and what comes of it. */
type Trial = {
  readonly file: string;
  readonly product: Product;
  readonly act: (stage: Stage) => Promise<unknown>;
};

const unlock = (id: string): Product => ({id, title: id, kind: 'unlock', price: 4.99});
const coins = (id: string): Product => ({id, title: id, kind: 'consumable', price: 0.99});

/** Buys with a request that both releases take. */
async function buy({library}: RunningApp, phone: Simulator, sku: string): Promise<void> {
  await call(library, 'requestProducts', {skus: [sku], type: 'inapp'});
  const request = {ios: {sku}, android: {skus: [sku]}};
  await call(library, 'requestPurchase', {request, type: 'inapp'});
  await phone.clock.sleep(3000);
}

async function own({library}: RunningApp, phone: Simulator, sku: string): Promise<void> {
  await call(library, 'initConnection');
  await call(library, 'requestProducts', {skus: [sku], type: 'inapp'});
  phone.store.sold(sku);
}

const trials: Readonly<Record<string, Trial>> = {
  '2.7-lazy-typed-module': {
    file: 'billing.ts',
    product: unlock('reader.pro'),
    act: async ({phone, exported}) => {
      await call(exported, 'openShop', ['reader.pro']);
      await call(exported, 'buyTip', 'reader.pro');
      await phone.clock.sleep(3000);
      const receipt = await call(exported, 'receiptForServer');
      return [await call(exported, 'ownsPro'), typeof receipt];
    },
  },
  '2.7-expo-go-guard': {
    file: 'iap.js',
    product: unlock('runner.plus'),
    act: async ({app: {library}, phone, exported}) => {
      const given: string[] = [];
      await call(exported, 'connect', () => given.push('plus'));
      await call(library, 'requestProducts', {skus: ['runner.plus'], type: 'inapp'});
      await call(exported, 'buyPlus');
      await phone.clock.sleep(3000);
      return given;
    },
  },
  '2.7-switch-catalog': {
    file: 'catalog.js',
    product: coins('coins_small'),
    act: async ({app, phone, exported}) => {
      const given: unknown[] = [];
      await call(app.library, 'initConnection');
      call(exported, 'start', {add: (coin: unknown) => given.push(coin), hideAds: () => undefined});
      await buy(app, phone, 'coins_small');
      return given;
    },
  },
  '2.7-wrapper-barrel': {
    file: 'features/unlock.ts',
    product: unlock('chess.boards'),
    act: async ({app, phone, exported}) => {
      await call(app.library, 'initConnection');
      call(exported, 'listen');
      await buy(app, phone, 'chess.boards');
      return call(exported, 'isOpen', 'chess.boards');
    },
  },
  '2.7-reduce-entitlements': {
    file: 'entitlements.ts',
    product: unlock('studio.full'),
    act: async ({app, phone, exported}) => {
      await own(app, phone, 'studio.full');
      const features = await call(exported, 'features');
      const newest = await call(exported, 'newestFor', 'studio.full');
      return [features, newest !== undefined];
    },
  },
  '2.7-promise-chains': {
    file: 'owned.js',
    product: unlock('maps.alps'),
    act: async ({app, phone, exported}) => {
      await own(app, phone, 'maps.alps');
      return call(exported, 'ownsMap', 'maps.alps');
    },
  },
  '2.7-event-names': {
    file: 'listen.ts',
    product: unlock('radio.plus'),
    act: async ({app, phone, exported}) => {
      const unlocked: unknown[] = [];
      await call(exported, 'listen', (product: unknown) => unlocked.push(product));
      await buy(app, phone, 'radio.plus');
      return unlocked;
    },
  },
  '2.7-observable': {
    file: 'purchases.ts',
    product: coins('pack_small'),
    act: async ({app, phone, exported}) => {
      let count = 0;
      await call(app.library, 'initConnection');
      call(partOf(exported, 'packs'), 'subscribe', () => (count += 1));
      await buy(app, phone, 'pack_small');
      return count;
    },
  },
  '2.7-restore-listener': {
    file: 'restore.js',
    product: unlock('trails.all'),
    act: async ({app, phone, exported}) => {
      const given: unknown[] = [];
      await call(app.library, 'initConnection');
      call(exported, 'listen', (product: unknown) => given.push(product));
      await buy(app, phone, 'trails.all');
      return given;
    },
  },
  '2.7-zustand-like': {
    file: 'shopStore.ts',
    product: unlock('diary.plus'),
    act: async ({app, phone, exported}) => {
      await own(app, phone, 'diary.plus');
      const shop = partOf(exported, 'shop');
      const state = () => toRecords([call(shop, 'get')])[0] ?? {};
      await call(state(), 'load');
      return Object.keys(partOf(state(), 'owned'));
    },
  },
  '2.7-platform-select': {
    file: 'buy.ts',
    product: coins('gift.box'),
    act: async ({app, phone, exported}) => {
      await call(app.library, 'initConnection');
      await call(app.library, 'requestProducts', {skus: ['gift.box'], type: 'inapp'});
      await call(exported, 'buyGift', 'gift.box', '9f0a1c5e-0d5c-4a3b-8f6e-1d2c3b4a5f60');
      await phone.clock.sleep(3000);
      return boughtBy(app);
    },
  },
  '2.7-ts-ignore': {
    file: 'premium.ts',
    product: unlock('premium'),
    act: async ({app, phone, exported}) => {
      await call(app.library, 'initConnection');
      await call(app.library, 'requestProducts', {skus: ['premium'], type: 'inapp'});
      await call(exported, 'buyPremium', 'premium');
      await phone.clock.sleep(3000);
      return boughtBy(app);
    },
  },
  '2.7-server-verify': {
    file: 'verify.js',
    product: unlock('podcast.full'),
    act: async ({app, phone, exported}) => {
      await own(app, phone, 'podcast.full');
      await call(exported, 'verifyAll', 'user-1');
      return app.sent.map(({url, body}) => [url, Object.keys(JSON.parse(body)), skuIn(body)]);
    },
  },
};

/** How many purchases the stores know of. */
async function boughtBy({library}: RunningApp): Promise<number> {
  return toRecords(await call(library, 'getAvailablePurchases')).length;
}

/** An object that another one has under a name. */
function partOf(owner: object, name: string): Library {
  const part: unknown = Reflect.get(owner, name);
  if (isRecord(part)) return part;
  throw new Error(`"${name}" is not an object.`);
}

function skuIn(body: string): string | undefined {
  return /"sku":"([^"]+)"/.exec(body)?.[1];
}

async function run(
  modules: readonly SampleModule[],
  trial: Trial,
  release: LibraryVersion,
  platform: PlatformName,
): Promise<unknown> {
  const phone = createSimulator({version: release, platform, catalog: [trial.product]});
  const app = await startApp(modules, phone, release);
  let runs = true;
  const end = Promise.resolve(trial.act({app, phone, exported: app.exportsOf(trial.file)}))
    .catch((error: unknown) => `failed: ${String(error)}`)
    .finally(() => (runs = false));
  while (runs) await phone.clock.advance(1000);
  return end;
}

// The first import of a package takes longer than a test may.
beforeAll(async () => {
  setSimulator(createSimulator({version: '2.8.8', platform: 'ios'}));
  await loadLibrary('2.7.5');
  await loadLibrary('2.8.8');
}, 120_000);

describe.each(Object.entries(trials))('%s', (name, trial) => {
  const modules = apps.find((app) => app.name === name)?.modules ?? [];
  const corrected = correct(modules, scan(modules, '2.7', '2.8').findings);

  it.each(['ios', 'android'] as const)(
    'does the same once it is corrected, on %s',
    async (platform) => {
      const before = await run(modules, trial, '2.7.5', platform);
      expect(String(before)).not.toMatch(/^failed/);
      expect(await run(corrected, trial, '2.8.8', platform)).toEqual(before);
      expect(await run(modules, trial, '2.8.8', platform)).not.toEqual(before);
    },
  );
});
