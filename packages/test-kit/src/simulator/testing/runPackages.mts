import {fileURLToPath} from 'node:url';
import type {Plugin} from 'vitest/config';

const EXPO_MODULES_CORE = fileURLToPath(new URL('./expoModulesCore.ts', import.meta.url));

/**
 * Lets the real JavaScript of the library run on the simulator. Samples import the library by its plain name and get the
 * version of their folder; `reactNative` is the file that stands in for React Native. What is drawn for apps is drawn in a page.
 */
export function runPackages(root: string, reactNative: string): Plugin {
  return {
    name: 'run-packages',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source === 'react-native' && importer.includes('/src/pocket/'))
        return `${root}/node_modules/react-native-web/dist/cjs/index.js`;
      if (!/expo-iap-\d|_samples/.test(importer)) return null;
      if (source === 'react-native') return `${root}/${reactNative}`;
      if (source === 'expo-modules-core') return EXPO_MODULES_CORE;
      // Only verifying with a provider reads it, where an app has it.
      if (source === 'expo-constants') return {id: source, external: true};
      if (source !== 'expo-iap') return null;
      // Release 2.6.3 is not on the registry; what its samples use is the same JavaScript in 2.7.5.
      const version = /version-2\.[67]/.test(importer) ? '2.7' : '2.8';
      return `${root}/node_modules/expo-iap-${version}/build/index.js`;
    },
  };
}
