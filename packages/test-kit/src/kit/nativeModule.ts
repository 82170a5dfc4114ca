import {SimulatorError} from '../simulator/errors.ts';
import {currentSimulator, simulator} from './currentPhone.ts';
import {missingFunction} from './missingFunction.ts';

/** What JavaScript itself, or a test that prints the module, asks of any object. */
const PROTOCOL =
  /^(?:then|toJSON|toString|valueOf|constructor|inspect|asymmetricMatch|nodeType|[$@_].*)$/;

/** The native side of the library, on the phone of the running test. */
const native = new Proxy(
  {},
  {
    get(_target, name): unknown {
      if (typeof name === 'symbol' || PROTOCOL.test(name)) return undefined;
      // The library reads its constants while it loads, when there may be no phone.
      if (/^[A-Z]/.test(name)) return Reflect.get(currentSimulator()?.nativeModule ?? {}, name);
      const found: unknown = Reflect.get(simulator().nativeModule, name);
      return found ?? missingFunction(name);
    },
  },
);

type Modules = {readonly [name: string]: unknown};

/**
 * What takes the place of `expo-modules-core` in `jest.mock`. With the real package, `jest.requireActual('expo-modules-core')`,
 * every other Expo module stays as it is.
 */
export function expoModulesCore(real: Modules = {}): Modules {
  const find = (way: string, name: string): unknown => {
    if (name === 'ExpoIap') return native;
    const findReal = real[way];
    return typeof findReal === 'function' ? Reflect.apply(findReal, undefined, [name]) : null;
  };
  const requireNativeModule = (name: string): unknown => {
    const found = find('requireNativeModule', name);
    if (found !== null) return found;
    throw new SimulatorError(`not simulated: the native module "${name}"`);
  };
  return {
    NativeModulesProxy: {},
    ...real,
    __esModule: true,
    requireNativeModule,
    requireOptionalNativeModule: (name: string) => find('requireOptionalNativeModule', name),
  };
}
