import {packagesOf} from './appProcess.ts';
import type {Imports} from './runSample.ts';
import type {Stage} from './stage.tsx';

/** What the samples of a stage may import: the library of their version, React, and React Native as it can be here. */
export function importsOf(stage: Stage): Imports {
  const packages = packagesOf(stage.library, stage.states);
  const Alert = {alert: (text: string) => void stage.alerts.push(text)};
  return {
    ...packages,
    get 'expo-iap'() {
      if (!stage.hasNativeModule) throw new Error("Cannot find native module 'ExpoIap'");
      return stage.library;
    },
    'expo-modules-core': {
      requireOptionalNativeModule: (name: string) =>
        stage.hasNativeModule && name === 'ExpoIap' ? stage.phone.nativeModule : null,
    },
    'react-native': {...packages['react-native'], Alert},
  };
}
