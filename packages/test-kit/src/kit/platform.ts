import {currentSimulator, simulator} from './currentPhone.ts';
import type {PlatformOfApp} from './interface.ts';

const DEFAULT_OS = 'ios';
const os = (): string => currentSimulator()?.platform ?? DEFAULT_OS;

function select(choices: object): unknown {
  for (const name of [os(), 'native', 'default'])
    if (name in choices) return Reflect.get(choices, name);
  return undefined;
}

/** Lets the `Platform` of React Native follow the phone of the running test; before the first one it says iOS. */
export function followPhone(platform: PlatformOfApp): void {
  Object.defineProperty(platform, 'OS', {get: os, configurable: true, enumerable: true});
  platform.select = select;
}

/** The little of React Native that the library needs, for tests without React Native: `jest.mock('react-native', …)`. */
export const reactNative: {
  readonly Platform: PlatformOfApp;
  readonly Linking: {openURL(address: string): Promise<void>};
} = {
  Platform: {OS: DEFAULT_OS, select},
  Linking: {openURL: async (address) => simulator().device.openAddress(address)},
};

followPhone(reactNative.Platform);
