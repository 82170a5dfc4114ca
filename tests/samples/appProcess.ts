import {answerRequest, type AppRequest} from 'expo-iap-test-kit/developerRequest';
import type {Simulator} from 'expo-iap-test-kit/simulator';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactNative from './fakeReactNative.tsx';
import type {Library} from './library.ts';

/** What an app imports; `states` has its listeners of AppState. */
export function packagesOf(library: Library, states: Set<(state: string) => void>) {
  return {
    react,
    'react/jsx-runtime': jsxRuntime,
    'react-native': {...reactNative, AppState: reactNative.appStateWith(states)},
    'expo-iap': library,
  };
}

/**
 * What an app calls without an import, in the process that runs now, in which alone an answer and a timer reach it; `timers`
 * has what it still waits for.
 */
export function globalsOf(
  {clock, device, server}: Simulator,
  timers = new Set<object>(),
  print: (...texts: unknown[]) => void = () => {},
) {
  const {process} = device;
  const isAlive = () => device.running && device.process === process;
  const fetch = async (_address: string, request: AppRequest = {}): Promise<Response> => {
    const answer = await answerRequest(server, request);
    return isAlive() ? answer : new Promise(() => {});
  };
  const setTimeout = (due: () => void, ms = 0) => {
    const timer = {cancel: () => {}};
    timers.add(timer);
    timer.cancel = clock.at(clock.now + ms, () => {
      timers.delete(timer);
      if (isAlive()) due();
    });
    return timer;
  };
  const clearTimeout = (timer?: {cancel: () => void}) => {
    if (!timer) return;
    timers.delete(timer);
    timer.cancel();
  };
  const console = {log: print, info: print, warn: print, error: print};
  return {fetch, setTimeout, clearTimeout, console};
}
