/** What a project has while it sets nothing, read from the React Native that belongs to each Expo SDK. */
export type ExpoSdk = {
  readonly sdk: number;
  readonly reactNative: string;
  readonly kotlin: string;
  /** The lowest iOS that React Native lets a pod be compiled for. */
  readonly iosTarget: string;
};

/** Oldest first. */
export const expoSdks: readonly ExpoSdk[] = [
  {sdk: 51, reactNative: '0.74', kotlin: '1.9.22', iosTarget: '13.4'},
  {sdk: 52, reactNative: '0.76', kotlin: '1.9.25', iosTarget: '15.1'},
  {sdk: 53, reactNative: '0.79', kotlin: '2.0.21', iosTarget: '15.1'},
  {sdk: 54, reactNative: '0.81', kotlin: '2.1.20', iosTarget: '15.1'},
];
