import {DeveloperServer} from './developerServer.ts';
import {SimulatorError} from './errors.ts';
import {exampleCatalog} from './exampleCatalog.ts';
import {checkProducts, type Product} from './store/catalog.ts';
import {createAppStore, createPlayStore, createStorePhone, type StorePhone} from './storePhone.ts';
import {type PlatformName, traitsOf} from './versions.ts';

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
export type Simulator<Platform extends PlatformName = PlatformName> = StorePhone<Platform> & {
  /** Checks purchases and gives each once; can be down, slow or distrustful. */
  readonly server: DeveloperServer;
};

/** 2025-09-01, the time of 2.8.8. */
const DEFAULT_START = Date.UTC(2025, 8, 1);

/** What makes the store of a system. */
export const createStores = {ios: createAppStore, android: createPlayStore} as const;

/**
 * Makes a simulator; the app is running in it. It does not need timers, random numbers or the time of its host; it has
 * its own clock. Impossible requests throw a `SimulatorError` that says why.
 */
export function createSimulator(options: SimulatorOptions<'ios'>): Simulator<'ios'>;
export function createSimulator(options: SimulatorOptions<'android'>): Simulator<'android'>;
export function createSimulator(options: SimulatorOptions): Simulator;
export function createSimulator(options: SimulatorOptions): Simulator {
  const {platform, catalog = exampleCatalog, seed = 1, startsAt = DEFAULT_START} = options;
  if (!Object.hasOwn(createStores, platform))
    throw new SimulatorError(`There is no platform "${String(platform)}": use ios or android.`);
  checkProducts(catalog);
  const traits = traitsOf(options.version);
  const start = {platform, traits, catalog, seed, startsAt};
  const phone = createStorePhone(start, createStores[platform]);
  return {...phone, server: new DeveloperServer(phone, phone.store)};
}
