import {nativeOfPhone} from 'expo-iap-test-kit/currentPhone';

const native = nativeOfPhone((name) => {
  throw new Error(`not simulated: the native function "${name}"`);
});

/** Stands in for `expo-modules-core` under the published JavaScript of the library. */
export function requireNativeModule(name: string): object {
  if (name === 'ExpoIap') return native;
  throw new Error(`not simulated: the native module "${name}"`);
}

/** The old way to native modules, which the library keeps as a fallback. */
export const NativeModulesProxy = {};
