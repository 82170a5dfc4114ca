import {SimulatorError} from '../simulator/errors.ts';
import {createSimulator} from '../simulator/simulator.ts';
import {libraryVersions, type PlatformName} from '../simulator/versions.ts';
import {nativeOfPhone, simulator} from './currentPhone.ts';
import {libraryVersion} from './libraryVersion.ts';
import {refuse} from './wrongUse.ts';

const native = nativeOfPhone(missingFunction);

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

const systems: readonly PlatformName[] = ['ios', 'android'];

function hasFunction(version: string, platform: PlatformName, name: string): boolean {
  return Object.hasOwn(createSimulator({version, platform}).nativeModule, name);
}

/**
 * What the native module has under a name that its phone does not know. A function of the other system is undefined there,
 * so that calling it throws a TypeError, as on a phone (2.8.8 `build/modules/ios.js:65` calls `syncIOS` on both).
 */
function missingFunction(name: string): undefined | (() => never) {
  const version = libraryVersion();
  const {platform} = simulator();
  if (systems.some((one) => one !== platform && hasFunction(version, one, name))) return undefined;
  const of = libraryVersions.find((one) =>
    systems.some((system) => hasFunction(one, system, name)),
  );
  const reason = of === undefined ? '' : ` Releases such as ${of} call it.`;
  const advice = `This kit follows expo-iap ${version}: compare it with what "npm ls expo-iap" says is installed.`;
  return () => refuse(`not simulated: the native function "${name}".${reason} ${advice}`);
}
