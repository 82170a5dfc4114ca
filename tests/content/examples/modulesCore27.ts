import {nativeModule} from './nativeModule.ts';

const native = nativeModule('2.7');

/** Stands for `expo-modules-core` under the published JavaScript of 2.7. */
export const requireNativeModule = (name: string): object => {
  if (name === 'ExpoIap') return native;
  throw new Error(`Cannot find native module '${name}'`);
};

/** The old way to native modules, which the library keeps as a fallback. */
export const NativeModulesProxy = {};
