import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactNative from './fakeReactNative.tsx';
import type {Imports} from './runSample.ts';
import type {Stage} from './stage.tsx';

/** What the samples of a stage may import: the library of their version, React, and React Native as it can be here. */
export function importsOf(stage: Stage): Imports {
  const Alert = {alert: (text: string) => void stage.alerts.push(text)};
  const AppState = reactNative.appStateWith(stage.stateListeners);
  return {
    get 'expo-iap'() {
      if (!stage.hasNativeModule) throw new Error("Cannot find native module 'ExpoIap'");
      return stage.library;
    },
    'expo-modules-core': {
      requireOptionalNativeModule: (name: string) =>
        stage.hasNativeModule && name === 'ExpoIap' ? stage.phone.nativeModule : null,
    },
    react,
    'react/jsx-runtime': jsxRuntime,
    'react-native': {...reactNative, Alert, AppState},
  };
}
