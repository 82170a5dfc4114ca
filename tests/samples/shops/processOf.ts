import type {Simulator} from 'expo-iap-test-kit/simulator';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactNative from '../fakeReactNative.tsx';
import type {Library} from '../library.ts';

/** What an app imports; `states` has its listeners of AppState. */
export function packagesOf(library: Library, states: Set<(state: string) => void>) {
  return {
    react,
    'react/jsx-runtime': jsxRuntime,
    'react-native': {...reactNative, AppState: reactNative.appStateWith(states)},
    'expo-iap': library,
  };
}

/** What an app calls without an import, in the process that runs now; `timers` has what it still waits for. */
export function globalsOf({clock, device}: Simulator, fetch: unknown, timers: Set<object>) {
  const {process} = device;
  const silent = () => {};
  const setTimeout = (due: () => void, ms = 0) => {
    const timer = {cancel: silent};
    timers.add(timer);
    timer.cancel = clock.at(clock.now + ms, () => {
      timers.delete(timer);
      if (device.running && device.process === process) due();
    });
    return timer;
  };
  const clearTimeout = (timer?: {cancel: () => void}) => {
    if (!timer) return;
    timers.delete(timer);
    timer.cancel();
  };
  const console = {log: silent, warn: silent, error: silent};
  return {fetch, setTimeout, clearTimeout, console};
}
