import type {NativeModule} from '../simulator/native/nativeModule.ts';
import {type CreateStore, createStorePhone} from '../simulator/storePhone.ts';
import {AppServer} from './appServer.ts';
import {pocketModule} from './pocketModule.ts';
import {setPocketPhone} from './pocketPhone.ts';
import type {PocketSettings} from './replayedPhone.ts';
import {RunningPhone} from './runningPhone.ts';
import {serverHalf} from './serverHalf.ts';
import {type FileSystem, openStorage} from './storage.ts';

/** React Native sets it; a bundle of another tool may lack it. */
declare const __DEV__: boolean | undefined;

/** What the app has around the store. */
export type PocketHost = {
  /** `expo-file-system`, in an app that has it. */
  readonly files?: FileSystem | undefined;
  /** React Native's `DevSettings`, which the web does not have. */
  readonly devSettings?: {readonly reload: () => void} | undefined;
  /** Where `expo-iap-test-kit store` runs. */
  readonly server?: string | undefined;
  /** Where Metro has served the app from; a page knows it itself. */
  readonly script?: string | undefined;
};

/** What the entries for each system have. */
export type OpenPocket = (settings: PocketSettings, host?: PocketHost) => NativeModule;

/** Puts the phone into the running app, and returns what its library takes for the native module. */
export function openPocket(
  createStore: CreateStore,
  settings: PocketSettings,
  host: PocketHost = {},
): NativeModule {
  if (typeof __DEV__ === 'undefined' || !__DEV__)
    throw new Error(
      'The simulated store of expo-iap-test-kit is for development, and this is a release build, in which nobody could pay. Build it without EXPO_PUBLIC_SIMULATED_STORE.',
    );
  const {nativeModule} = createStorePhone(
    {...settings, seed: 0, startsAt: Date.now()},
    createStore,
  );
  const app = host.devSettings ?? globalThis.location;
  // A server that draws a page: nobody buys there.
  if (!app) return nativeModule;
  const storage = openStorage(`expo-iap-simulated-${settings.platform}.json`, host.files);
  const phone = new RunningPhone(settings, createStore, {
    storage,
    reload: () => app.reload(),
    server: new AppServer([host.server, host.script ?? globalThis.location?.href]),
    half: host.server === undefined ? undefined : serverHalf(host.server),
  });
  setPocketPhone(phone);
  return pocketModule(nativeModule, phone);
}
