import type {Plugin} from 'vitest/config';

/** Gives every example the real JavaScript of its version, over a fake native side. */
export function resolveExamples(root: string): Plugin {
  const here = `${root}/tests/content/examples`;
  return {
    name: 'examples',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const old = /version-2\.7|expo-iap-2\.7/.test(importer);
      if (source === 'react-native') return `${here}/fakeReactNative.tsx`;
      if (source === 'expo-modules-core') return `${here}/modulesCore2${old ? 7 : 8}.ts`;
      if (source !== 'expo-iap') return null;
      return `${root}/node_modules/expo-iap-${old ? '2.7' : '2.8'}/build/index.js`;
    },
  };
}
