import {libraryVersions} from 'expo-iap-test-kit/versions';
import {type DocsVersion, docsVersions} from '../site/versions.ts';

/** The docs versions whose package the simulator follows: their samples can be played, and they have a test kit. */
export const playableVersions: readonly DocsVersion[] = docsVersions.filter(({patch}) =>
  libraryVersions.some((version) => version === patch),
);
