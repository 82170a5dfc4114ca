import {Clock} from './clock.ts';
import {Device} from './device.ts';
import {Ids} from './ids.ts';
import {Ledger} from './ledger.ts';
import {Log} from './log.ts';
import {Moments} from './moments.ts';
import {androidCode} from './native/androidModule.ts';
import {iosCode} from './native/iosCode.ts';
import {createNativeModule, type NativeModule} from './native/nativeModule.ts';
import {AppStore} from './store/appStore.ts';
import {Catalog, type Product} from './store/catalog.ts';
import {PlayStore} from './store/playStore.ts';
import type {PlatformName, VersionTraits} from './versions.ts';
import type {World} from './world.ts';

/** A phone with an app on it, and its store. */
export type StorePhone<Platform extends PlatformName = PlatformName> = World & {
  readonly platform: Platform;
  /** Stands in for what `requireNativeModule('ExpoIap')` returns under the package's own JavaScript. */
  readonly nativeModule: NativeModule;
  /** Purchases and subscriptions of all accounts, and what the user does in the next sheets. */
  readonly store: {readonly ios: AppStore; readonly android: PlayStore}[Platform];
};

export type PhoneStart = {
  readonly platform: PlatformName;
  readonly traits: VersionTraits;
  readonly catalog: readonly Product[];
  readonly seed: number;
  readonly startsAt: number;
};

/** Makes the store of a world, and the native module that talks to it. */
export type CreateStore = (world: World) => Pick<StorePhone, 'nativeModule' | 'store'>;

/** One for each system, so that the store of the other one can be left out of a bundle. */
export const createAppStore: CreateStore = (world) => {
  const store = new AppStore(world);
  return {store, nativeModule: createNativeModule(world, (send) => iosCode(world, store, send))};
};
export const createPlayStore: CreateStore = (world) => {
  const store = new PlayStore(world);
  return {
    store,
    nativeModule: createNativeModule(world, (send) => androidCode(world, store, send)),
  };
};

/** Makes a phone on which the app is running. */
export function createStorePhone(
  {platform, traits, catalog, seed, startsAt}: PhoneStart,
  createStore: CreateStore,
): StorePhone {
  const clock = new Clock(startsAt);
  const log = new Log(() => clock.now);
  const world: World = {
    platform,
    traits,
    clock,
    log,
    ids: new Ids(seed),
    moments: new Moments(),
    catalog: new Catalog(catalog),
    ledger: new Ledger(log),
    device: new Device(log),
  };
  const made = createStore(world);
  world.device.startApp();
  return {...world, ...made};
}
