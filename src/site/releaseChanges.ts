import {choicePath, releaseOf} from './tools.ts';
import {docsVersions} from './versions.ts';

/** The release of a post, and the page that shows what it changes. */
export type ReleaseChanges = {readonly patch: string; readonly path: string};

/** The oldest release that the site documents, which is the first one of its version. */
export const oldestRelease = `${docsVersions.at(-1)?.version ?? ''}.0`;

/** Finds what the release of a post changes; nothing for the oldest, because no upgrade ends there. */
export function releaseChanges(permalink: string): ReleaseChanges | undefined {
  const patch = releaseOf(permalink);
  if (patch === undefined || patch === oldestRelease) return undefined;
  return {patch, path: choicePath({to: patch})};
}
