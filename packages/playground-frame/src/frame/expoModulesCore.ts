import {simulator as phone} from 'expo-iap-test-kit/currentPhone';

const native = new Proxy(
  {},
  {
    get(_target, name): unknown {
      const found: unknown = Reflect.get(phone().nativeModule, name);
      // Constants may be missing; the library reads them while it loads.
      if (found !== undefined || typeof name === 'symbol' || /^[A-Z]/.test(name)) return found;
      throw new Error(`not simulated: the native function "${name}"`);
    },
  },
);

/** Stands in for `expo-modules-core` under the published JavaScript of the library. */
export function requireNativeModule(name: string): object {
  if (name === 'ExpoIap') return native;
  throw new Error(`not simulated: the native module "${name}"`);
}

/** The old way to native modules, which the library keeps as a fallback. */
export const NativeModulesProxy = {};
