import type {PlatformName} from 'expo-iap-test-kit/versions';
import {storeActs} from './acts/storeActs.ts';
import {troubles} from './acts/troubles.ts';
import {userActs} from './acts/userActs.ts';
import {tryOut} from './live.ts';
import {Shop} from './shop.tsx';
import type {ShopApp} from './shopApp.ts';

const SEED = 40;
/** Histories of each app, version and platform. */
const RUNS = Number(process.env['MATRIX_RUNS'] ?? 40);

/** Lets a shop live through generated histories; the answer has the shortest that breaks a promise, if one does. */
export async function liveThrough(app: ShopApp, platform: PlatformName, runs = RUNS) {
  return tryOut({
    build: () => Shop.build(app, platform),
    acts: [...userActs(platform), ...storeActs(platform), ...troubles(platform)],
    tryAgain,
    close: (shop) => shop.close(),
    runs,
    seed: SEED,
  });
}

/** A shop that could not load asks the user to try again. */
async function tryAgain(shop: Shop): Promise<void> {
  shop.buttons.find(({textContent}) => textContent?.includes('Try again'))?.click();
  await shop.settle();
}
