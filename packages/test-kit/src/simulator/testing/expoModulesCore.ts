import {nativeOfPhone} from '../../kit/currentPhone.ts';

const native = nativeOfPhone(() => undefined);

/** Stands in for `expo-modules-core` under the published JavaScript of the library. */
export function requireNativeModule(name: string): object {
  if (name === 'ExpoIap') return native;
  throw new Error(`Cannot find native module '${name}'`);
}

/** What later releases throw, and look for, where a native module is missing. */
export class UnavailabilityError extends Error {}

/** The old way to native modules, which the library keeps as a fallback. */
export const NativeModulesProxy = {};
