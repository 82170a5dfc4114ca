import {type DocsVersion, docsVersions} from '../site/versions.ts';

/** The docs versions whose samples can be played, and that have a test kit. */
export const playableVersions: readonly DocsVersion[] = docsVersions.filter(
  ({playable}) => playable,
);
