import {resolveLibrary} from 'expo-iap-api-data/packages';
import type {InstalledPatch, ReleaseLine} from 'expo-iap-api-data/releaseLines';
import type {SampleVersion} from 'mdx-samples/compile/compileSamples';
import type {Library, Setting} from 'mdx-samples/compile/setting';

/** Where pages, packages and caches are. */
export type Places = {
  /** Folder of the pages. */
  readonly root: string;
  /** Folder of `node_modules` and of the types that we wrote ourselves. */
  readonly packageRoot: string;
};

/** What samples of this site compile with: React Native brings the globals of an app, such as fetch and timers. */
export function sampleSetting({root, packageRoot}: Places): Setting {
  return {
    root,
    packageRoot,
    importable: ['react', 'react-native', 'expo-modules-core'],
    globals: ['react-native'],
  };
}

/** A release of expo-iap, as samples import it. */
export function sampleLibrary(packageRoot: string, release: InstalledPatch): Library {
  return {name: 'expo-iap', ...resolveLibrary(packageRoot, release)};
}

/** The releases that the samples of a version compile against. */
export function sampleVersion(packageRoot: string, docs: ReleaseLine): SampleVersion {
  const {version, olderPatches} = docs;
  return {
    version,
    library: sampleLibrary(packageRoot, docs),
    older: olderPatches.map((release) => sampleLibrary(packageRoot, release)),
  };
}
