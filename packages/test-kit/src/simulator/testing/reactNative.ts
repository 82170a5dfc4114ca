import {simulator} from './host.ts';

/** `Platform` of the phone; the library asks at each call. */
export const Platform = {
  get OS(): string {
    return simulator().platform;
  },
  select: (choices: Readonly<Record<string, unknown>>): unknown =>
    choices[Platform.OS] ?? choices.default,
};

/** Opens nothing, but remembers the address. */
export const Linking = {
  openURL: async (address: string): Promise<void> => simulator().device.openAddress(address),
};

/** Notifies the app when it comes to the front. */
export const AppState = {
  addEventListener: (_event: string, listener: (state: string) => void) =>
    simulator().device.onAppState(listener),
};
