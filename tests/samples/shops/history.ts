import type {PlatformName} from 'expo-iap-test-kit/versions';
import fc from 'fast-check';
import type {Act} from './acts/act.ts';
import {hasNoStore, isOfHook} from './acts/connecting.ts';
import {storeActs} from './acts/storeActs.ts';
import {troubles} from './acts/troubles.ts';
import {userActs} from './acts/userActs.ts';
import {keepPromises} from './keepPromises.ts';
import {owner} from './life.ts';
import {Shop} from './shop.tsx';
import type {ShopApp} from './shopApp.ts';

/** The same histories in each run; a longer run has more of them. */
const SEED = 40;
/** Histories of each app, version and platform. */
const RUNS = Number(process.env['MATRIX_RUNS'] ?? 40);
const MOST_ACTS = 16;

/** Lets a shop live through generated histories; the answer has the shortest that breaks a promise, if one does. */
export async function liveThrough(app: ShopApp, platform: PlatformName, runs = RUNS) {
  const acts = [...userActs(platform), ...storeActs(platform), ...troubles(platform)];
  return fc.check(
    fc.asyncProperty(
      fc.commands(acts, {maxCommands: MOST_ACTS, size: 'max'}),
      async (history: Iterable<Act>) => live(await Shop.build(app, platform), history),
    ),
    {numRuns: runs, seed: SEED},
  );
}

/** One life of a phone: everything goes wrong, then everything works, and every promise must be kept. */
async function live(shop: Shop, history: Iterable<Act>): Promise<void> {
  const rejected = (error: unknown) => void (isOfHook(error) || shop.rejections.push(error));
  process.on('unhandledRejection', rejected);
  const {now} = Date;
  Date.now = () => shop.phone.clock.now;
  try {
    await shop.start();
    await fc.asyncModelRun(() => ({model: shop.phone, real: shop}), history);
    await endWell(shop);
  } finally {
    await shop.kill();
    Date.now = now;
    process.off('unhandledRejection', rejected);
  }
}

async function endWell(shop: Shop): Promise<void> {
  await shop.putRight();
  await shop.signIn(owner);
  if (hasNoStore(shop.phone)) await shop.kill();
  if (!shop.isRunning) await shop.start();
  await shop.comeBack();
  // The module waits a moment after Apple's sheet for subscriptions is closed.
  await shop.pass(5000);
  shop.tap = undefined;
  // A shop that could not load asks the user to try again.
  shop.buttons.find(({textContent}) => textContent?.includes('Try again'))?.click();
  await shop.settle();
  keepPromises(shop, 'back');
  await shop.kill();
  await shop.start();
  // What an event started is done before the next read.
  await shop.settle();
  keepPromises(shop, 'restarted');
  await shop.close();
  keepPromises(shop, 'gone');
}
