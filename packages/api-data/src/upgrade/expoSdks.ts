/**
 * What a project has while it sets nothing: `bundledNativeModules.json` of expo names the React Native of each SDK, whose
 * `gradle/libs.versions.toml` names Kotlin.
 */
export type ExpoSdk = {
  readonly sdk: number;
  readonly reactNative: string;
  readonly kotlin: string;
  /** The lowest iOS that React Native lets a pod be compiled for; since SDK 56, the one that expo-modules-core declares. */
  readonly iosTarget: string;
};

/** Oldest first. */
export const expoSdks: readonly ExpoSdk[] = [
  {sdk: 51, reactNative: '0.74', kotlin: '1.9.22', iosTarget: '13.4'},
  {sdk: 52, reactNative: '0.76', kotlin: '1.9.25', iosTarget: '15.1'},
  {sdk: 53, reactNative: '0.79', kotlin: '2.0.21', iosTarget: '15.1'},
  {sdk: 54, reactNative: '0.81', kotlin: '2.1.20', iosTarget: '15.1'},
  {sdk: 55, reactNative: '0.83', kotlin: '2.1.20', iosTarget: '15.1'},
  {sdk: 56, reactNative: '0.85', kotlin: '2.1.20', iosTarget: '16.4'},
  {sdk: 57, reactNative: '0.86', kotlin: '2.1.20', iosTarget: '16.4'},
  {sdk: 58, reactNative: '0.88', kotlin: '2.2.0', iosTarget: '16.4'},
];
