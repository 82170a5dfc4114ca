import {simulator} from '../kit/currentPhone.ts';
import {reactNative} from '../kit/platform.ts';

// The parts of React Native that depend on the phone, for an app that runs in a page or in a test.

export const {Platform, Linking} = reactNative;

/** Tells the app whether it is in front. */
export const AppState = {
  get currentState(): string {
    return simulator().device.appState;
  },
  addEventListener: (_event: string, listener: (state: string) => void) =>
    simulator().device.onAppState(listener),
};
