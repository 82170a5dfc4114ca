import {Clock} from './clock.ts';
import {DeveloperServer} from './developerServer.ts';
import {Device} from './device.ts';
import {SimulatorError} from './errors.ts';
import {exampleCatalog} from './exampleCatalog.ts';
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
import {type PlatformName, traitsOf} from './versions.ts';
import type {World} from './world.ts';

export type SimulatorOptions<Platform extends PlatformName = PlatformName> = {
  /** Release of expo-iap whose native module is simulated: a patch of 2.8, or of 2.7 from 2.7.5 on. */
  readonly version: string;
  readonly platform: Platform;
  /** Products of the store; the ones of the documentation's examples without it. */
  readonly catalog?: readonly Product[];
  /** Decides ids and tokens; the same seed and the same acts give the same log. */
  readonly seed?: number;
  /** Time of the clock at the start, in ms since 1970. */
  readonly startsAt?: number;
};

/** A phone with an app on it, its store, and the server of the app's developer. */
export type Simulator<Platform extends PlatformName = PlatformName> = World & {
  readonly platform: Platform;
  /** Stands in for what `requireNativeModule('ExpoIap')` returns under the package's own JavaScript. */
  readonly nativeModule: NativeModule;
  /** Purchases and subscriptions of all accounts, and what the user does in the next sheets. */
  readonly store: {readonly ios: AppStore; readonly android: PlayStore}[Platform];
  /** Checks purchases and gives each once; can be down, slow or distrustful. */
  readonly server: DeveloperServer;
};

/** 2025-09-01, the time of 2.8.8. */
const DEFAULT_START = Date.UTC(2025, 8, 1);

/**
 * Makes a simulator; the app is running in it. It does not need timers, random numbers or the time of its host; it has
 * its own clock. Impossible requests throw a `SimulatorError` that says why.
 */
export function createSimulator(options: SimulatorOptions<'ios'>): Simulator<'ios'>;
export function createSimulator(options: SimulatorOptions<'android'>): Simulator<'android'>;
export function createSimulator(options: SimulatorOptions): Simulator;
export function createSimulator(options: SimulatorOptions): Simulator {
  const {version, platform, catalog = exampleCatalog, seed = 1} = options;
  const clock = new Clock(options.startsAt ?? DEFAULT_START);
  const log = new Log(() => clock.now);
  const world: World = {
    platform,
    traits: traitsOf(version),
    clock,
    log,
    ids: new Ids(seed),
    moments: new Moments(),
    catalog: new Catalog(catalog),
    ledger: new Ledger(log),
    device: new Device(log),
  };
  const {store, nativeModule} = createPlatform(world);
  world.device.startApp();
  return {
    ...world,
    store,
    nativeModule,
    server: new DeveloperServer(world, store),
  };
}

function createPlatform(world: World) {
  if (world.platform === 'ios') {
    const store = new AppStore(world);
    return {store, nativeModule: createNativeModule(world, (send) => iosCode(world, store, send))};
  }
  if (world.platform !== 'android') {
    throw new SimulatorError(
      `There is no platform "${String(world.platform)}": use ios or android.`,
    );
  }
  const store = new PlayStore(world);
  return {
    store,
    nativeModule: createNativeModule(world, (send) => androidCode(world, store, send)),
  };
}
