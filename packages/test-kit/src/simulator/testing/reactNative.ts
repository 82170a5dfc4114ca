import {simulator} from '../../kit/currentPhone.ts';
import {reactNative} from '../../kit/platform.ts';

export const {Platform, Linking} = reactNative;

/** Notifies the app when it comes to the front. */
export const AppState = {
  addEventListener: (_event: string, listener: (state: string) => void) =>
    simulator().device.onAppState(listener),
};
