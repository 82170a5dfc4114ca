import {join} from 'node:path';
import type {InstalledPatch} from 'expo-iap-api-data/releaseLines';
import {type Bundle, bundleScript} from './bundle.ts';
import {ownFile} from './ownFile.ts';
import {type Replacements, slim} from './slim.ts';

/**
 * Parts of React Native for Web that no sample needs, and what takes their place: touches on plain views, what a mouse
 * does above a button (phones have none), colors in a form that browsers do not know, and prefixes for browsers that the
 * site does not support.
 */
const replaced: Replacements = new Map([
  ['react-native-web/dist/modules/useResponderEvents/index.js', 'export default () => {};'],
  ['react-native-web/dist/modules/useHover/index.js', 'export default () => {};'],
  [
    'react-native-web/dist/exports/StyleSheet/compiler/normalizeColor.js',
    'export default (color) => color ?? undefined;',
  ],
  ['react-native-web/dist/modules/prefixStyles/index.js', 'export default (styles) => styles;'],
]);

/** Bundles what runs in the frame: the simulator, React, React Native for Web, and the library's own JavaScript. */
export function bundleFrame(root: string, {patch, package: name}: InstalledPatch): Promise<Bundle> {
  return bundleScript(root, 'frame/main.ts', {
    jsx: 'automatic',
    plugins: [slim(replaced)],
    define: {LIBRARY_VERSION: JSON.stringify(patch), 'process.env.NODE_ENV': '"production"'},
    alias: {
      'expo-iap': join(root, 'node_modules', name, 'build/index.js'),
      'react-native': ownFile('frame/reactNative.tsx'),
      'expo-modules-core': ownFile('frame/expoModulesCore.ts'),
    },
  });
}
